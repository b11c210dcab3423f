import { History } from 'lucide'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { writeSiteSearch } from '#contract/search/site-search.ts'
import { SUGGESTIONS } from '#contract/search/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { clearRecentSearches, recentSearches } from './recent-searches.ts'
import { SearchPanel } from './search-panel.tsx'
import { useSearchBox } from './use-search-box.ts'

interface SiteSearchPanelProps {
  typed: string
  /** The search field, which existed before this was loaded. */
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}

const ATTRIBUTES = [
  'aria-expanded',
  'aria-controls',
  'aria-activedescendant',
  'aria-autocomplete',
  'role',
] as const

/** The suggestions of the full-screen search, with the keys of its field. */
export function SiteSearchPanel({ typed, field, onClose }: SiteSearchPanelProps) {
  const box = useSearchBox({ typed, open: true, resultsOf, setOpen: (isOpen) => isOpen || onClose() })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isPicked = event.key === 'Enter' && box.panel.active >= 0
    if (isPicked) {
      event.preventDefault()
      box.run()
    } else box.field.onKeyDown(event)
  })
  useEffect(() => {
    const input = field.current
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    input?.addEventListener('keydown', listen)
    return () => {
      input?.removeEventListener('keydown', listen)
      for (const name of ATTRIBUTES) input?.removeAttribute(name)
    }
  }, [field])
  useEffect(() => {
    const attributes: Partial<Record<(typeof ATTRIBUTES)[number], string | boolean | undefined>> = box.field
    for (const name of ATTRIBUTES) {
      const value = attributes[name]
      if (value === undefined) field.current?.removeAttribute(name)
      else field.current?.setAttribute(name, String(value))
    }
  })
  const isShort = typed.trim().length < SUGGESTIONS.minCharacters
  return (
    <>
      {isShort && <RecentSearches onPick={onClose} />}
      <SearchPanel {...box.panel} />
    </>
  )
}

function resultsOf(q: string): string {
  return paths.search(writeSiteSearch({ q, kind: 'all' }))
}

function RecentSearches({ onPick }: { onPick: () => void }) {
  const [texts, setTexts] = useState(recentSearches)
  if (texts.length === 0) return null
  const clear = () => {
    clearRecentSearches()
    setTexts([])
  }
  return (
    <section className="command__list" aria-label="Recent searches">
      <p className="command__name">Recent searches</p>
      {texts.map((text) => (
        <Link
          key={text}
          className="command__item"
          to={paths.search(writeSiteSearch({ q: text, kind: 'all' }))}
          onClick={onPick}
        >
          <span className="mut">
            <Icon of={History} />
          </span>
          <span className="command__words">
            <span className="ell">{text}</span>
          </span>
        </Link>
      ))}
      <Button variant="ghost" size="sm" onClick={clear}>
        Clear recent searches
      </Button>
    </section>
  )
}
