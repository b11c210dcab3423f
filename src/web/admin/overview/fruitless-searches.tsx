import { OVERVIEW } from '#contract/shared/limits.ts'
import type { FruitlessSearch } from '#contract/site/overview.schema.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { grouped } from './grouped.ts'
import { Panel, PanelEmpty } from './panel.tsx'

interface FruitlessSearchesProps {
  searches: readonly FruitlessSearch[]
  /** How many searches there were at all. */
  searched: number
  days: number
}

/** What visitors looked for and would not find now. */
export function FruitlessSearches({ searches, searched, days }: FruitlessSearchesProps) {
  return (
    <Panel
      title="Searches without results"
      note={`Of the ${OVERVIEW.searchTexts} texts searched for most in the last ${days} days, those that no visible casino, bonus, game or article contains now.`}
    >
      {searches.length === 0 ? (
        <PanelEmpty>
          {searched === 0
            ? `No searches yet in these ${days} days.`
            : 'Something is found now for each of them.'}
        </PanelEmpty>
      ) : (
        <ol className="panel__list">
          {searches.map(({ text, count, lastAt }) => (
            <li key={text} className="panel__row">
              <span className="panel__main">
                <span className="panel__words">{text}</span>
                <span className="mut xs">
                  last on <time dateTime={lastAt}>{formatDate(lastAt)}</time>
                </span>
              </span>
              <span className="panel__value">
                <b className="num">{grouped(count)}</b>
                <span className="sr"> {count === 1 ? 'search' : 'searches'}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
