import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { wantedQueryOf } from '#contract/comparisons/compare-wanted.ts'
import type { CompareKind } from '#contract/comparisons/compare.ts'
import { paths } from '#contract/shared/paths.ts'
import { startIcon } from '#ui/drawn-icon.ts'
import { toggleInTray, useTray } from './tray.ts'

interface CompareToggleProps {
  kind: CompareKind
  id: number
  name: string
  /** Icon only, where there is little space. */
  icon?: boolean
}

/** Adds an item to the tray, or removes it. Without scripts it links to a comparison with this item. */
export function CompareToggle({ kind, id, name, icon = false }: CompareToggleProps) {
  const isChosen = useTray().items[kind].some((item) => item.id === id)
  const { pathname, search } = useLocation()
  const isFiltered = kind === 'casinos' && pathname === paths.casinos() && search !== ''
  const toggle = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    toggleInTray(kind, { id, name })
  }
  return (
    <a
      className={clsx('compare-toggle', icon && 'compare-toggle--icon')}
      href={paths.compare(kind, [id]) + (isFiltered ? wantedQueryOf(search) : '')}
      rel="nofollow"
      role="button"
      {...startIcon(isChosen ? 'check' : 'scale')}
      aria-label={`Compare ${name}`}
      aria-pressed={isChosen}
      onClick={toggle}
      onKeyDown={(event) => {
        if (event.key === ' ') toggle(event)
      }}
    >
      {!icon && 'Compare'}
    </a>
  )
}
