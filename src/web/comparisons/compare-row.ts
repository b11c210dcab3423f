import type { ReactNode } from 'react'
import { bestOfRow } from '#domain/comparisons/best-of-row.ts'
import type { Better } from '#domain/comparisons/best-of-row.ts'

export interface CompareRow<Item> {
  label: string
  /** What it says, as text: where all say the same there is no difference. */
  says: (item: Item) => string
  show: (item: Item, best: ReactNode) => ReactNode
  /** How the best is found; without it none is marked. */
  rank?: { better: Better; values: (items: readonly Item[]) => (number | null)[] }
  /** The visitor filtered by it before. */
  isWanted?: boolean
}

export interface CompareSection<Item> {
  title: string
  rows: readonly CompareRow<Item>[]
  /** Of a section that may be long: how many rows come before the rest folds, and whether the rest is on show. */
  fold?: { first: number; isOpen: boolean }
}

/** The sections with the rows in which the columns differ; one column alone differs from nothing, so it keeps all. */
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
