import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE, COMPARE_LIMIT } from '#contract/shared/limits.ts'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { Link } from '#ui/link.tsx'
import { compareAddress, withColumn } from './compare-address.ts'
import { choicesOfKind } from './compare-choice.tsx'
import { FULL } from './compare-search-box.tsx'
import { nothingFound } from './nothing-found.ts'

interface FoundChoicesProps {
  search: CompareSearch
  found: Suggestions & { hasMore: boolean }
  now: Date
}

/** What the search of the page found, as links that add: the picker of those without scripts. */
export function FoundChoices({ search, found, now }: FoundChoicesProps) {
  if (search.find === '' && search.listed === 0) return null
  const more = { ...search, listed: (search.listed || COMPARE.choices) + COMPARE.listed }
  const choices = choicesOfKind(found, search.kind, search.find, now)
  return (
    <div className="card card--flat cmp-found" role="region" aria-label="Search results">
      {search.ids.length >= COMPARE_LIMIT && <p className="command__empty">{FULL}</p>}
      {search.ids.length < COMPARE_LIMIT && choices.length === 0 && (
        <p className="command__empty">{nothingFound(search)}</p>
      )}
      {search.ids.length < COMPARE_LIMIT && choices.length > 0 && (
        <ul className="command__list" aria-label="Add to compare">
          {choices.map(({ id, row }) => (
            <li key={id}>
              <Link className="command__item" to={compareAddress(withColumn(search, id))} preventScrollReset>
                <span className="sr">Add </span>
                {row}
              </Link>
            </li>
          ))}
          {found.hasMore && more.listed <= COMPARE.mostListed && (
            <li>
              <Link
                className="command__item see-all"
                to={compareAddress(more)}
                preventScrollReset
                rel="nofollow"
              >
                Show more
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
