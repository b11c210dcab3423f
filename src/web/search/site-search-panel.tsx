import { useEffect, useEffectEvent } from 'react'
import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react'
import { writeSiteSearch } from '#contract/search/site-search.ts'
import { SUGGESTIONS } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { RecentSearches } from './recent-searches-list.tsx'
import { SearchPanel } from './search-panel.tsx'
import { useSearchBox } from './use-search-box.ts'

interface SiteSearchPanelProps {
  typed: string
  /** The field that is typed into; it was there before this was fetched. */
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
  const box = useSearchBox({ typed, open: true, resultsOf, onClose })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isPicked = event.key === 'Enter' && box.panel.active >= 0
    if (isPicked) {
      event.preventDefault()
      box.run()
    } else box.field.onKeyDown(event as unknown as ReactKeyboardEvent)
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
    const attributes: Partial<Record<(typeof ATTRIBUTES)[number], string | boolean>> = box.field
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
