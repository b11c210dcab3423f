import { BONUS_SORT_NAMES } from '#contract/bonuses/bonus-search.ts'
import type { BonusSearch, BonusSort } from '#contract/bonuses/bonus-search.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { Link } from '#ui/link.tsx'
import { SortField } from '../lists/sort-field.tsx'
import { BONUS_FORM, bonusListAddress } from './use-bonus-search.ts'
import type { BonusSearchControl } from './use-bonus-search.ts'

interface BonusToolbarProps extends BonusSearchControl {
  /** How many active bonuses there are of each type; they do not follow the search (decision D-41). */
  counts: Readonly<Record<string, number>>
}

/** The tabs of the bonus types with their counts, and the order. */
export function BonusToolbar({ search, change, counts }: BonusToolbarProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className="toolbar">
      <nav className="toolbar__chips" aria-label="Bonus types">
        <ul className="scroll-x">
          <TypeTab search={search} name="All Bonuses" count={all} />
          {Object.entries(BONUS_TYPE_NAMES).map(([type, name]) => (
            <TypeTab key={type} search={search} type={type} name={name} count={counts[type] ?? 0} />
          ))}
        </ul>
      </nav>
      <SortField
        form={BONUS_FORM}
        options={SORTS}
        value={search.sort}
        onChange={(sort) => change({ ...search, sort: sort as BonusSort, page: 1 })}
      />
    </div>
  )
}

interface TypeTabProps {
  search: BonusSearch
  type?: string
  name: string
  count: number
}

function TypeTab({ search: { type: chosen, search, sort }, type, name, count }: TypeTabProps) {
  const target = bonusListAddress({ search, sort, page: 1, ...(type !== undefined && { type }) })
  return (
    <li>
      <Link
        className="chip"
        to={target}
        preventScrollReset
        aria-current={type === chosen ? 'true' : undefined}
      >
        {name}
        <span className="count">{count.toLocaleString('en')}</span>
      </Link>
    </li>
  )
}

const SORTS = [...BONUS_SORT_NAMES].map(([value, label]) => ({ value, label }))
