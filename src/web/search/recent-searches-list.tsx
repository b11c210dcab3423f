import { History } from 'lucide'
import { useState } from 'react'
import { writeSiteSearch } from '#contract/search/site-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { clearRecentSearches, recentSearches } from './recent-searches.ts'

/** What was searched for on this device, to search for it again or to forget it. */
export function RecentSearches({ onPick }: { onPick: () => void }) {
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
