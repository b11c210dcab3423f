import { paths } from '#contract/shared/paths.ts'
import { ListSearchForm } from '../lists/list-search-form.tsx'
import { BONUS_LIST_TITLE } from './bonus-list-meta.ts'
import { BONUS_FORM } from './use-bonus-search.ts'
import type { BonusSearchControl } from './use-bonus-search.ts'

/** The top of the bonus list: what it is, and its search box. */
export function BonusListHead({ search, change }: BonusSearchControl) {
  return (
    <div className="page-head page-head--split">
      <div>
        <h1>{BONUS_LIST_TITLE}</h1>
        <p>Amounts are easy to advertise. We put wagering, minimums and expiry next to every one of them.</p>
      </div>
      <ListSearchForm
        id={BONUS_FORM}
        action={paths.bonuses()}
        placeholder="Search bonuses by casino, type, or amount..."
        value={search.search}
        onSearch={(text, typing) => change({ ...search, search: text, page: 1 }, { replace: typing })}
      >
        {search.type !== undefined && <input type="hidden" name="type" value={search.type} />}
      </ListSearchForm>
    </div>
  )
}
