import { GAME_CATEGORIES, GAME_SORT_NAMES } from '#contract/games/game-search.ts'
import type { GameCategory, GameSort } from '#contract/games/game-search.ts'
import { GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { Select } from '#ui/select.tsx'
import { ListSearchForm } from '../lists/list-search-form.tsx'
import { SortField } from '../lists/sort-field.tsx'
import { GAME_FORM } from './use-game-search.ts'
import type { GameSearchControl } from './use-game-search.ts'

/** The search box, the category and the order of the game list. */
export function GameToolbar({ search, change }: GameSearchControl) {
  const { type, ...untyped } = search
  return (
    <div className="toolbar">
      <div className="toolbar__search">
        <ListSearchForm
          id={GAME_FORM}
          action={paths.games()}
          placeholder="Search by name or provider"
          value={search.search}
          onSearch={(text, typing) => change({ ...search, search: text, page: 1 }, { replace: typing })}
        />
      </div>
      <div className="toolbar__sort" data-plain>
        <Select
          aria-label="Category"
          name="type"
          form={GAME_FORM}
          options={CATEGORIES}
          value={type ?? 'all'}
          onChange={(value) =>
            change({ ...untyped, ...(value !== 'all' && { type: value as GameCategory }), page: 1 })
          }
        />
      </div>
      <SortField
        form={GAME_FORM}
        options={search.sort === 'newest' ? [NEWEST, ...SORTS] : SORTS}
        value={search.sort}
        onChange={(sort) => change({ ...search, sort: sort as GameSort, page: 1 })}
      />
    </div>
  )
}

const CATEGORIES = [
  { value: 'all', label: 'All Categories' },
  ...GAME_CATEGORIES.map((value) => ({ value, label: GAME_TYPE_NAMES[value] })),
]
const SORTS = [...GAME_SORT_NAMES].map(([value, label]) => ({ value, label }))
/** Only a link asks for this; it is offered until another order is chosen. */
const NEWEST = { value: 'newest', label: 'Newest' }
