import { History } from 'lucide'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { clearRecentSearches, recentSearches } from './recent-searches.ts'

/** What was searched for on this device, to search for it again or to forget it. */
export function RecentSearches({ onRepeat }: { onRepeat: (text: string) => void }) {
  const [texts, setTexts] = useState(recentSearches)
  if (texts.length === 0) return null
  const clear = () => {
    clearRecentSearches()
    setTexts([])
  }
  return (
    <section className="command__list" aria-label="Recent searches">
      <div className="flex items-center justify-between">
        <p className="command__name">Recent searches</p>
        <Button variant="ghost" size="sm" onClick={clear}>
          Clear
        </Button>
      </div>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          className="command__item w-full text-left"
          onClick={() => onRepeat(text)}
        >
          <span className="mut">
            <Icon of={History} />
          </span>
          <span className="command__words ell">{text}</span>
        </button>
      ))}
    </section>
  )
}
