import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { SEARCH_BLUR_MS, SUGGESTIONS } from '#contract/search/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { Icon } from '#ui/icon.tsx'
import { useEarlyText } from '#ui/use-early-text.ts'
import { Link } from '#ui/link.tsx'
import { optionProps, useCombobox } from '#ui/use-combobox.ts'
import { useMedia } from '#ui/use-media.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { SearchLayer } from '../search/search-layer.tsx'
import { useSettled } from '../search/use-settled.ts'
import { useSite } from '../shell/site-data.ts'
import { callApi } from '../shell/call-api.ts'
import { trackInteraction } from '../analytics/tracking.ts'
import type { ListSearchControl } from '../cards/list-search.tsx'
import { FILTER_FORM } from './filter-sidebar.tsx'

/** Loaded when someone types. */
const CasinoChoice = lazy(() =>
  import('../search/choice-rows.tsx').then((module) => ({ default: module.CasinoChoice })),
)

/** The pause in typing before suggestions are requested, in milliseconds. */
const PAUSE_MS = 120

export function CasinoListHead(control: ListSearchControl<CasinoSearch>) {
  const { claims } = useSite()
  return (
    <div className="wrap">
      <div className="page-head page-head--split">
        <div>
          <h1>{claims.casinoListTitle}</h1>
          <p>Sorted by safety index unless you choose otherwise. Filter by anything that matters to you.</p>
        </div>
        <CasinoSearchBox {...control} />
      </div>
    </div>
  )
}

/**
 * The search of the list, with suggestions below it, or full screen on small screens. Without scripts it is a field of
 * the filter form.
 */
function CasinoSearchBox({ search, change }: ListSearchControl<CasinoSearch>) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const isSmall = useMedia('(max-width: 639px)')
  const [isOpen, setOpen] = useState(false)
  const [known, setKnown] = useState(search.search)
  const [text, setText] = useState(search.search)
  if (known !== search.search) {
    setKnown(search.search)
    setText(search.search)
  }
  const suggests = isOpen && text.trim().length >= SUGGESTIONS.minCharacters
  const { casinos, isPending } = useSuggestedCasinos(text.trim(), suggests)
  const onSearch = (words: string) =>
    change({ ...search, search: words.trim().slice(0, TEXT.search), page: 1 })
  const type = (next: string) => {
    setText(next)
    if (next === '' && search.search !== '') onSearch('')
  }
  const enter = (active: number) => {
    const casino = casinos[active]
    const words = cleanSearchText(text)
    setOpen(false)
    if (casino !== undefined) return void navigate(paths.casino(casino))
    if (words !== '' && words !== search.search) trackInteraction('search', { type: 'search', id: words })
    onSearch(text)
  }
  const { listId, active, field } = useCombobox({
    typed: text,
    count: suggests ? casinos.length : 0,
    isOpen,
    setOpen,
    onEnter: enter,
  })
  useEarlyText(input, (early, isFocused) => {
    if (early !== '') type(early)
    if (isFocused) setOpen(true)
  })

  const isFull = isOpen && isSmall
  return (
    <div className="search-box search-box--md">
      <SearchLayer
        isFull={isFull}
        label="Search casinos"
        onClose={() => setOpen(false)}
        field={
          <label className="search search--md">
            <Icon of={Search} size={20} />
            <input
              {...field}
              ref={input}
              // HTML allows the role combobox on text inputs, not on search inputs.
              type="text"
              enterKeyHint="search"
              name="search"
              form={FILTER_FORM}
              aria-label="Search casinos"
              placeholder="Search casinos..."
              maxLength={TEXT.search}
              value={text}
              onChange={(event) => {
                type(event.currentTarget.value)
                setOpen(true)
              }}
              onClick={() => setOpen(true)}
              onBlur={() =>
                setTimeout(() => {
                  if (!isSmall) setOpen(false)
                }, SEARCH_BLUR_MS)
              }
            />
          </label>
        }
      >
        {suggests && (
          <div className={isFull ? undefined : 'command search-box__panel'}>
            {casinos.length === 0 ? (
              <output className="command__empty block">
                {isPending ? 'Loading...' : 'No casinos found'}
              </output>
            ) : (
              <div className="command__list" id={listId} role="listbox" aria-label="Casinos">
                {casinos.map((casino, at) => (
                  <Link
                    key={casino.id}
                    {...optionProps(listId, at, active)}
                    className="command__item"
                    to={paths.casino(casino)}
                  >
                    <Suspense fallback={casino.name}>
                      <CasinoChoice casino={casino} typed={text} />
                    </Suspense>
                  </Link>
                ))}
              </div>
            )}
          </div>
        )}
        {isFull && !suggests && <div className="command__empty">Type to search casinos...</div>}
      </SearchLayer>
    </div>
  )
}

/** Up to five casinos for a text; those of the previous text until the response arrives. */
function useSuggestedCasinos(text: string, enabled: boolean) {
  const settled = useSettled(text, PAUSE_MS)
  const { data, isPending } = useQuery({
    queryKey: ['casino-suggestions', settled.toLowerCase()],
    queryFn: ({ signal }) =>
      callApi<Suggestions['casinos']>(`/casinos/suggestions?q=${encodeURIComponent(settled)}`, { signal }),
    placeholderData: (before) => before,
    enabled: enabled && settled.length >= SUGGESTIONS.minCharacters,
  })
  return { casinos: data ?? [], isPending }
}
