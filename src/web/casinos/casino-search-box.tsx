import { Search } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SEARCH_BLUR_MS, TEXT } from '#contract/shared/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { useMedia } from '#ui/use-media.ts'
import { SearchLayer } from '../search/search-layer.tsx'
import { CasinoSuggestions } from './casino-suggestions.tsx'
import { FILTER_FORM } from './filter-sidebar.tsx'
import { useCasinoSuggest } from './use-casino-suggest.ts'
import type { CasinoSearchControl } from './use-casino-search.ts'

/** The search of the list: suggestions below it, on small screens over the page; a field of the filter form without scripts. */
export function CasinoSearchBox({ search, change }: CasinoSearchControl) {
  const field = useRef<HTMLInputElement>(null)
  const isSmall = useMedia('(max-width: 639px)')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const onSearch = (text: string) => change({ ...search, search: text.trim().slice(0, TEXT.search), page: 1 })
  const suggest = useCasinoSuggest({ searched: search.search, onSearch, onClose: close })
  // The field may have been used before the scripts have come, and a reload may have filled it.
  const takeOver = useEffectEvent(() => {
    if (field.current !== null && field.current.value !== '') suggest.type(field.current.value)
    if (document.activeElement === field.current) setIsOpen(true)
  })
  useEffect(() => takeOver(), [])

  const isFull = isOpen && isSmall
  const suggests = isOpen && suggest.canSuggest
  return (
    <div className="search-box search-box--md">
      <SearchLayer
        isFull={isFull}
        label="Search casinos"
        onClose={close}
        field={
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
                  if (!isSmall) close()
                }, SEARCH_BLUR_MS)
              }
              {...suggest.fieldProps}
              aria-controls={suggest.list.id}
              aria-expanded={suggests}
            />
          </label>
        }
      >
        {suggests && (
          <div className={isFull ? undefined : 'command search-box__panel'}>
            <CasinoSuggestions {...suggest.list} />
          </div>
        )}
        {isFull && !suggests && <div className="command__empty">Type to search casinos...</div>}
      </SearchLayer>
    </div>
  )
}
