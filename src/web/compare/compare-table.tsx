import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE_LIMIT } from '#contract/shared/limits.ts'
import { BestTag } from './best-tag.tsx'
import type { CompareColumn } from './compare-column.tsx'
import { bestColumns, onlyDifferent } from './compare-row.ts'
import type { CompareRow, CompareSection } from './compare-row.ts'
import { CompareSlots } from './compare-slots.tsx'
import { COMPARE_WORDS } from './compare-words.ts'
import { Nothing } from './text-row.tsx'

interface CompareTableProps<Item> {
  search: CompareSearch
  columns: readonly CompareColumn[]
  items: readonly Item[]
  sections: readonly CompareSection<Item>[]
}

/** The slots, and below them every question with its answers side by side. */
export function CompareTable<Item>({ search, columns, items, sections }: CompareTableProps<Item>) {
  const shown = search.onlyDifferences ? onlyDifferent(sections, items) : sections
  return (
    <div className="cmp" role="table" aria-label={`${COMPARE_WORDS[search.kind].many} side by side`}>
      <CompareSlots search={search} columns={columns} />
      {items.length > 0 &&
        shown.map(({ title, rows }) => (
          <div key={title} role="rowgroup">
            <div className="cmp__sec" role="row">
              <div role="columnheader" aria-colspan={COMPARE_LIMIT + 1}>
                <h2>{title}</h2>
              </div>
            </div>
            {rows.map((row) => (
              <Row key={row.label} row={row} items={items} />
            ))}
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
