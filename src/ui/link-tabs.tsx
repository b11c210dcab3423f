import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from './link.tsx'

export interface LinkTab {
  value: string
  label: ReactNode
  to: string
  content: ReactNode
}

interface LinkTabsProps {
  id: string
  tabs: readonly LinkTab[]
  /** Accessible name of the tabs. */
  label: string
  value: string
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Tabs as links, so that the choice is in the address: they work without scripts, and with the arrow keys of tabs. */
export function LinkTabs({ id, tabs, label, value }: LinkTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === event.target)
    const target = event.key === ' ' ? links[at] : links[STEPS[event.key]?.(at, links.length) ?? -1]
    if (target === undefined) return
    event.preventDefault()
    target.focus()
    target.click()
  }
  return (
    <>
      {/* oxlint-disable-next-line interactive-supports-focus -- the chosen tab holds the focus for its list */}
      <div className="tabs tabs--page" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const chosen = tab.value === value
          return (
            <Link
              key={tab.value}
              id={`${id}-${tab.value}`}
              role="tab"
              aria-selected={chosen}
              aria-controls={`${id}-panel-${tab.value}`}
              tabIndex={chosen ? 0 : -1}
              to={tab.to}
              preventScrollReset
              replace
            >
              {tab.label}
            </Link>
          )
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== value}
        >
          {tab.content}
        </div>
      ))}
    </>
  )
}
