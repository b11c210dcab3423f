import { Search } from 'lucide'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SEARCH_BLUR_MS, TEXT } from '#contract/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { useMedia } from '#ui/use-media.ts'
import { FILTER_FORM } from './filter-sidebar.tsx'
import { useCasinoSuggest } from './use-casino-suggest.ts'
import type { CasinoSearchControl } from './use-casino-search.ts'

const CasinoSuggestions = lazy(async () => ({
  default: (await import('./casino-suggestions.tsx')).CasinoSuggestions,
}))
const CasinoSearchDialog = lazy(async () => ({
  default: (await import('./casino-search-dialog.tsx')).CasinoSearchDialog,
}))

/** The search of the list: suggestions below it, on small screens in a dialog; a field of the filter form without scripts. */
export function CasinoSearchBox({ search, change }: CasinoSearchControl) {
  const field = useRef<HTMLInputElement>(null)
  const isSmall = useMedia('(max-width: 639px)')
  const [isOpen, setIsOpen] = useState(false)
  const onSearch = (text: string) => change({ ...search, search: text.trim().slice(0, TEXT.search), page: 1 })
  const suggest = useCasinoSuggest({ searched: search.search, onSearch, onClose: () => setIsOpen(false) })
  // What was typed before scripts ran is not lost.
  const keepTyped = useEffectEvent(() => {
    if (field.current !== null && field.current.value !== '') suggest.type(field.current.value)
  })
  useEffect(() => keepTyped(), [])

  const isPanelOpen = isOpen && !isSmall && suggest.canSuggest
  return (
    <div className="search-box">
      <label className="search search--md">
        <Icon of={Search} size={20} />
        <input
          ref={field}
          // HTML allows the role combobox on text, not on search.
          type="text"
          enterKeyHint="search"
          role="combobox"
          name="search"
          form={FILTER_FORM}
          aria-label="Search casinos"
          placeholder="Search casinos..."
          autoComplete="off"
          maxLength={TEXT.search}
          value={suggest.text}
          onChange={(event) => {
            suggest.type(event.currentTarget.value)
            setIsOpen(true)
          }}
          onClick={() => setIsOpen(true)}
          onBlur={() =>
            setTimeout(() => {
              if (!isSmall) setIsOpen(false)
            }, SEARCH_BLUR_MS)
          }
          {...suggest.fieldProps}
          aria-controls={suggest.list.id}
          aria-expanded={isPanelOpen}
        />
      </label>
      {isPanelOpen && (
        <Suspense>
          <div className="command search-box__panel">
            <CasinoSuggestions {...suggest.list} />
          </div>
        </Suspense>
      )}
      {isOpen && isSmall && (
        <Suspense>
          <CasinoSearchDialog searched={search.search} onSearch={onSearch} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
