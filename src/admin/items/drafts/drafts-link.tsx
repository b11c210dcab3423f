import { FilePen } from 'lucide'
import { Link } from 'react-router'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { paths } from '#contract/shared/paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { draftAddress, useDrafts } from './use-drafts.ts'

/** A link to the person's drafts of a kind: to a single one's form, or to the list. Nothing without any. */
export function DraftsLink({ kind }: { kind: WrittenKind }) {
  const drafts = useDrafts().data?.filter((draft) => draft.kind === kind) ?? []
  const [first] = drafts
  if (first === undefined) return null
  return (
    <Link
      className={buttonClass({ variant: 'outline' })}
      to={drafts.length === 1 ? draftAddress(first) : paths.admin('drafts')}
    >
      <Icon of={FilePen} size={18} />
      {drafts.length === 1 ? 'Your draft' : `Your drafts (${drafts.length})`}
    </Link>
  )
}
