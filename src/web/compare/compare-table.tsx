import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE_LIMIT } from '#contract/shared/limits.ts'
import { Link } from '#ui/link.tsx'
import { BestTag } from './best-tag.tsx'
import { compareAddress } from './compare-address.ts'
import type { CompareColumn } from './compare-column.tsx'
import { bestColumns, onlyDifferent } from './compare-row.ts'
import type { CompareRow, CompareSection } from './compare-row.ts'
import { CompareSlots } from './compare-slots.tsx'
import { COMPARE_WORDS } from './compare-words.ts'
import type { CompareFilters } from './need-fields.tsx'
import { Nothing } from './text-row.tsx'

interface CompareTableProps<Item> {
  search: CompareSearch
  columns: readonly CompareColumn[]
  items: readonly Item[]
  sections: readonly CompareSection<Item>[]
  filters: CompareFilters | undefined
}

/** The slots, and below them every question with its answers side by side. */
export function CompareTable<Item>({ search, columns, items, sections, filters }: CompareTableProps<Item>) {
  const shown = search.onlyDifferences ? onlyDifferent(sections, items) : sections
  return (
    <div className="cmp" role="table" aria-label={`${COMPARE_WORDS[search.kind].many} side by side`}>
      <CompareSlots search={search} columns={columns} filters={filters} />
      {items.length > 0 &&
        shown
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows, fold }) => (
            <div key={title} role="rowgroup">
              <div className="cmp__sec" role="row">
                <div role="columnheader" aria-colspan={COMPARE_LIMIT + 1}>
                  <h2>{title}</h2>
                </div>
              </div>
              {rows.slice(0, fold === undefined || fold.isOpen ? rows.length : fold.first).map((row) => (
                <Row key={row.label} row={row} items={items} />
              ))}
              {fold !== undefined && rows.length > fold.first && (
                <FoldRow search={search} total={rows.length} of={title} />
              )}
            </div>
          ))}
    </div>
  )
}

function Row<Item>({ row, items }: { row: CompareRow<Item>; items: readonly Item[] }) {
  const best = bestColumns(row, items)
  const places = Array.from({ length: COMPARE_LIMIT }, (_none, at) => at)
  return (
    <div className="cmp__row" role="row">
      <div className="k" role="rowheader" aria-colindex={1}>
        {row.label}
        {row.isWanted === true && <span className="best cmp__mine">Your filter</span>}
      </div>
      {places.map((at) => {
        const item = items[at]
        return (
          <div key={at} className="v" role="cell" aria-colindex={at + 2}>
            {item === undefined ? <Nothing /> : row.show(item, best[at] === true && <BestTag />)}
          </div>
        )
      })}
    </div>
  )
}

/** Shows or folds the rest of long sections; a link, so that it works without scripts and can be shared. */
function FoldRow({ search, total, of }: { search: CompareSearch; total: number; of: string }) {
  return (
    <div className="cmp__fold" role="row">
      <div role="cell" aria-colspan={COMPARE_LIMIT + 1}>
        <Link
          className="see-all"
          to={compareAddress({ ...search, showsAll: !search.showsAll })}
          preventScrollReset
          replace
          rel="nofollow"
        >
          {search.showsAll ? 'Show fewer' : `Show all ${total}`}
          <span className="sr">, {of}</span>
        </Link>
      </div>
    </div>
  )
}
