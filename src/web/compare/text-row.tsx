import type { CompareRow } from './compare-row.ts'

/** A row of plain words; where there are none, a dash that is read out as nothing known. */
export function textRow<Item>(
  label: string,
  textOf: (item: Item) => string | null,
  rank?: CompareRow<Item>['rank'],
): CompareRow<Item> {
  return {
    label,
    says: (item) => textOf(item) ?? '',
    show: (item, best) => (
      <span className="cmp__text">
        {textOf(item) ?? <Nothing />}
        {best}
      </span>
    ),
    ...(rank !== undefined && { rank }),
  }
}

export function Nothing() {
  return (
    <span className="mut">
      <span aria-hidden="true">–</span>
      <span className="sr">None</span>
    </span>
  )
}
