import { Trash2, X } from 'lucide'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { COMPARE_WORDS } from './compare-words.ts'
import { clearTray, removeFromTray, useTray, type Tray } from './tray.ts'

/** The items to compare, at the bottom of every page except the comparison. */
export function CompareTray() {
  const tray = useTray()
  const { pathname } = useLocation()
  const shows = tray.items[tray.kind].length > 0 && pathname !== '/compare'
  return (
    <>
      <p className="sr" role="status">
        {tray.said}
      </p>
      {shows && <TrayPanel tray={tray} />}
    </>
  )
}

function TrayPanel({ tray: { kind, items, wanted, said, isRefused } }: { tray: Tray }) {
  const chosen = items[kind]
  const compare = useRef<HTMLAnchorElement>(null)
  const remove = (id: number) => {
    removeFromTray(kind, id)
    // The pressed button disappears; the focus stays in the tray.
    compare.current?.focus()
  }
  return (
    <section className="tray" aria-label={`${COMPARE_WORDS[kind].many} to compare`}>
      {isRefused && (
        <p className="xs pb-1.5 font-medium text-chip-ink lg:px-2 lg:pt-1 lg:pb-2" aria-hidden="true">
          {said}
        </p>
      )}
      <div className="flex items-center gap-1.5">
        <ul className="tray__items">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <span className="ell">{name}</span>
              <IconButton icon={X} iconSize={16} label={`Remove ${name}`} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
        <IconButton icon={Trash2} iconSize={18} label="Clear" onClick={() => clearTray(kind)} />
        <ButtonLink
          ref={compare}
          to={
            paths.compare(
              kind,
              chosen.map(({ id }) => id),
            ) + (kind === 'casinos' ? wanted : '')
          }
        >
          Compare ({chosen.length})
        </ButtonLink>
      </div>
    </section>
  )
}
