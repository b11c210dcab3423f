import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'

interface RowActionsProps {
  name: string
  /** The item's public page; undefined while it has none. */
  siteHref: string | undefined
  onEdit: () => void
  /** Opens a new form that begins as a copy. */
  onCopy: () => void
  onDelete: () => void
}

/** What can be done with one item. */
export function RowActions({ name, siteHref, onEdit, onCopy, onDelete }: RowActionsProps) {
  return (
    <span className="table__actions">
      {siteHref === undefined ? (
        <span className="table__no-action" />
      ) : (
        <a
          className="icon-btn"
          href={siteHref}
          target="_blank"
          rel="noopener"
          aria-label={`View ${name} on site`}
          data-tooltip="View on site"
        >
          <Icon of={ExternalLink} size={18} />
        </a>
      )}
      <IconButton
        icon={Pencil}
        iconSize={18}
        label={`Edit ${name}`}
        className="table__edit"
        onClick={onEdit}
      />
      <IconButton icon={Copy} iconSize={18} label={`Duplicate ${name}`} onClick={onCopy} />
      <IconButton
        icon={Trash2}
        iconSize={18}
        label={`Delete ${name}`}
        className="icon-btn--danger"
        onClick={onDelete}
      />
    </span>
  )
}
