import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { SEARCH_BLUR_MS, SUGGESTIONS, TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useMedia } from '#ui/use-media.ts'
import { CasinoChoice } from '../search/choice-rows.tsx'
import { SearchLayer } from '../search/search-layer.tsx'
import { useSettled } from '../search/use-settled.ts'
import { callApi } from '../shell/call-api.ts'
import { trackInteraction } from '../tracking/tracking.ts'
import { FILTER_FORM } from './filter-sidebar.tsx'
import type { CasinoSearchControl } from './use-casino-search.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const PAUSE_MS = 120

/** The top of the casino list: what it is, and its search box. */
export function CasinoListHead(control: CasinoSearchControl) {
  return (
    <div className="wrap">
      <div className="page-head page-head--split">
        <div>
          <h1>{CASINO_LIST_TITLE}</h1>
          <p>Sorted by safety index unless you choose otherwise. Filter by anything that matters to you.</p>
        </div>
        <CasinoSearchBox {...control} />
      </div>
    </div>
  )
}

export const CASINO_LIST_TITLE = 'Top Online Casinos 2025'

/** The search of the list: suggestions below it, on small screens over the page; a field of the filter form without scripts. */
function CasinoSearchBox({ search, change }: CasinoSearchControl) {
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

interface CasinoSuggestionsProps {
  id: string
  /** Trimmed, and long enough to search for. */
  text: string
  /** The place of the marked suggestion; -1 for none. */
  marked: number
  onFound: (casinos: readonly FoundCasino[]) => void
}

/** Up to five casinos for a text, in a file of its own because it is only wanted once someone types. */
function CasinoSuggestions({ id, text, marked, onFound }: CasinoSuggestionsProps) {
  const settled = useSettled(text, PAUSE_MS)
  const { data, isPending } = useQuery({
    queryKey: ['casino-suggestions', settled.toLowerCase()],
    queryFn: ({ signal }) =>
      callApi<Suggestions['casinos']>(`/casinos/suggestions?q=${encodeURIComponent(settled)}`, { signal }),
    placeholderData: (before) => before,
  })
  useEffect(() => {
    onFound(data ?? [])
  }, [data, onFound])

  if (isPending) return <output className="command__empty block">Loading...</output>
  if (data === undefined || data.length === 0)
    return <output className="command__empty block">No casinos found</output>
  return (
    <div className="command__list" id={id} role="listbox" aria-label="Casinos">
      {data.map((casino, index) => (
        <Link
          key={casino.id}
          id={optionId(id, casino.id)}
          className="command__item"
          role="option"
          aria-selected={index === marked}
          tabIndex={-1}
          to={paths.casino(casino)}
        >
          <CasinoChoice casino={casino} typed={text} />
        </Link>
      ))}
    </div>
  )
}

interface FoundCasino {
  id: number
  slug: string
}

interface CasinoSuggestOptions {
  /** The text that the list was searched for. */
  searched: string
  onSearch: (text: string) => void
  onClose: () => void
}

/** The state of a search field that suggests casinos: its text, the suggestions and the marked one. */
function useCasinoSuggest({ searched, onSearch, onClose }: CasinoSuggestOptions) {
  const navigate = useNavigate()
  const listId = useId()
  const [known, setKnown] = useState(searched)
  const [text, setText] = useState(searched)
  const [found, setFound] = useState<readonly FoundCasino[]>([])
  const [marked, setMarked] = useState(-1)
  if (known !== searched) {
    setKnown(searched)
    setText(searched)
  }

  const type = (next: string) => {
    setText(next)
    setMarked(-1)
    if (next === '' && searched !== '') onSearch('')
  }
  const search = () => {
    const words = cleanSearchText(text)
    if (words !== '' && words !== searched) trackInteraction('search', { type: 'search', id: words })
    onSearch(text)
  }
  const enter = () => {
    const casino = found[marked]
    if (casino === undefined) search()
    else void navigate(paths.casino(casino))
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined && found.length > 0) setMarked(wrap(marked + step, found.length))
    else if (event.key === 'Enter') enter()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }

  return {
    text,
    type,
    enter,
    canSuggest: text.trim().length >= SUGGESTIONS.minCharacters,
    list: { id: listId, text: text.trim(), marked, onFound: setFound },
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': found[marked] === undefined ? undefined : optionId(listId, found[marked].id),
      onKeyDown,
    },
  } as const
}

function optionId(listId: string, casinoId: number): string {
  return `${listId}-${casinoId}`
}

/** -1 stands for the field itself, between the last and the first suggestion. */
function wrap(index: number, length: number): number {
  if (index < -1) return length - 1
  return index >= length ? -1 : index
}
