import type { SearchAnswer } from '#contract/search/search.schema.ts'
import { SEARCH_KINDS } from '#contract/search/site-search.ts'
import type { SearchKind } from '#contract/search/site-search.ts'
import { Link } from '#ui/link.tsx'
import { choicesOf } from './choices.tsx'
import { countedKind, KIND_NAMES, KIND_PATHS } from './kind-names.ts'

interface ResultGroupsProps {
  search: { q: string }
  answer: SearchAnswer
  counts: Readonly<Record<SearchKind, number>>
  now: string
  isLoading: boolean
}

/** Where the text leads first, then the kinds, the best match first. */
export function ResultGroups({ search, answer, counts, now, isLoading }: ResultGroupsProps) {
  const query = new URLSearchParams({ search: answer.correctedTo ?? search.q }).toString()
  return (
    <div className="results" aria-busy={isLoading || undefined}>
      {choicesOf(answer, answer.correctedTo ?? search.q, new Date(now)).map(({ name, choices }) => {
        const kind = SEARCH_KINDS.find((one) => KIND_NAMES[one] === name)
        const hasMore = kind !== undefined && counts[kind] > choices.length
        return (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul className="card command__list">
              {choices.map(({ to, row }) => (
                <li key={to}>
                  <Link className="command__item" to={to}>
                    {row}
                  </Link>
                </li>
              ))}
            </ul>
            {hasMore && (
              <p className="sm mt-2">
                <Link className="link" to={KIND_PATHS[kind](query)}>
                  See all {countedKind(kind, counts[kind])}
                </Link>
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
