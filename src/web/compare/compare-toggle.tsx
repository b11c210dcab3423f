import { clsx } from 'clsx'
import { Check, Scale } from 'lucide-react'
import { Link } from 'react-router'
import type { CompareKind } from '#contract/compare.ts'
import { paths } from '#contract/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { toggleInTray, useTray } from './tray-store.ts'

interface CompareToggleProps {
  kind: CompareKind
  id: number
  name: string
  className?: string
}

/** Puts one into the tray, or takes it out. Until scripts run it is a link that compares this one. */
export function CompareToggle({ kind, id, name, className }: CompareToggleProps) {
  const hydrated = useHydrated()
  const isChosen = useTray().items[kind].some((item) => item.id === id)
  const look = clsx('compare-toggle', className)
  const face = (
    <>
      <Icon of={isChosen ? Check : Scale} size={16} />
      Compare<span className="sr"> {name}</span>
    </>
  )
  if (!hydrated)
    return (
      <Link className={look} role="button" to={paths.compare(kind, [id])} rel="nofollow">
        {face}
      </Link>
    )
  return (
    <button
      type="button"
      className={look}
      aria-pressed={isChosen}
      onClick={() => toggleInTray(kind, { id, name })}
    >
      {face}
    </button>
  )
}
