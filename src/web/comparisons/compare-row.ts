import type { ReactNode } from 'react'
import { bestOfRow, type Better } from '#domain/comparisons/best-of-row.ts'

export interface CompareRow<Item> {
  label: string
  /** The value as text; equal texts count as no difference. */
  says: (item: Item) => string
  show: (item: Item, best: ReactNode) => ReactNode
  /** How to find the best value; without it none is marked. */
  rank?: { better: Better; values: (items: readonly Item[]) => (number | null)[] }
  /** True when the visitor filtered by it. */
  isWanted?: boolean
}

export interface CompareSection<Item> {
  title: string
  rows: readonly CompareRow<Item>[]
  /** For long sections: the rows before the fold, and whether the rest is shown. */
  fold?: { first: number; isOpen: boolean }
}

/** The sections reduced to rows in which columns differ. A single column keeps all rows. */
export function onlyDifferent<Item>(
  sections: readonly CompareSection<Item>[],
  items: readonly Item[],
): CompareSection<Item>[] {
  if (items.length < 2) return [...sections]
  return sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(({ says }) => new Set(items.map(says)).size > 1),
    }))
    .filter(({ rows }) => rows.length > 0)
}

export function bestColumns<Item>({ rank }: CompareRow<Item>, items: readonly Item[]): boolean[] {
  return rank === undefined ? items.map(() => false) : bestOfRow(rank.values(items), rank.better)
}
