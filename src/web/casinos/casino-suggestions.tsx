import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { Link } from 'react-router'
import type { Casino } from '#contract/casinos.schema.ts'
import { DEFAULT_CASINO_SORT } from '#contract/casino-search.ts'
import { SUGGESTIONS } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { ScoreBadge } from '../scores/score-badge.tsx'
import { callApi } from '../shell/call-api.ts'
import { CasinoLogo } from './casino-logo.tsx'
import { optionId } from './use-casino-suggest.ts'

interface CasinoSuggestionsProps {
  id: string
  /** Trimmed, and long enough to search for. */
  text: string
  /** The place of the marked suggestion; -1 for none. */
  marked: number
  onFound: (ids: readonly number[]) => void
}

/** Up to five casinos for a text, in a file of its own because it is only wanted once somebody types. */
export function CasinoSuggestions({ id, text, marked, onFound }: CasinoSuggestionsProps) {
  const sought = useDeferredValue(text)
  const { data, isPending } = useQuery({ queryKey: ['casino-suggestions', sought], queryFn: ({ signal }) => suggestCasinos(sought, signal) })
  useEffect(() => { onFound(data?.map((casino) => casino.id) ?? []) }, [data, onFound])

  if (isPending) return <p className="command__none" role="status">Loading...</p>
  if (data === undefined || data.length === 0) return <p className="command__none" role="status">No casinos found</p>
  return (
    <ul className="command__list" id={id} role="listbox" aria-label="Casinos">
      {data.map((casino, index) => (
        <li key={casino.id} id={optionId(id, casino.id)} role="option" aria-selected={index === marked}>
          <Link className="command__item" to={paths.casino(casino.id)} tabIndex={-1} data-marked={index === marked || undefined}>
            <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={40} />
            <div><p className="name ell">{casino.name}</p><p className="xs mut ell">{casino.license}</p></div>
            <ScoreBadge value={Number(casino.safetyIndex)} suffix={<span className="sr"> safety</span>} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function suggestCasinos(text: string, signal: AbortSignal): Promise<Casino[]> {
  const query = new URLSearchParams({ search: text, sort: DEFAULT_CASINO_SORT, page: '1', pageSize: String(SUGGESTIONS.casinosOnList) })
  return callApi<Casino[]>(`/api/casinos?${query}`, { signal })
}
