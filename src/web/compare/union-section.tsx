import type { ComparedCasino } from '#contract/comparisons/compared.ts'
import { COMPARE } from '#contract/shared/limits.ts'
import { listUnion } from '#domain/comparisons/list-union.ts'
import { startIcon } from '#ui/drawn-icon.ts'
import { NotStated } from '../scores/not-stated.tsx'
import type { CompareRow, CompareSection } from './compare-row.ts'

interface UnionSectionProps {
  title: string
  items: readonly ComparedCasino[]
  listOf: (item: ComparedCasino) => readonly string[]
  /** What the visitor filtered by; its rows come first and never fold. */
  wanted: readonly string[]
  isWanted: (entry: string, wanted: string) => boolean
  showsAll: boolean
}

/** A row for every entry that any column lists. A column that lists nothing says so: it is not a "No". */
export function unionSection({
  title,
  items,
  listOf,
  wanted,
  isWanted,
  showsAll,
}: UnionSectionProps): CompareSection<ComparedCasino> {
  const entries = listUnion(items.map(listOf), { wanted, isWanted })
  const first = Math.max(COMPARE.rows, entries.filter((entry) => entry.isWanted).length)
  const rows = entries.map(({ entry, ...row }): CompareRow<ComparedCasino> => {
    const saysOf = (item: ComparedCasino) => {
      const list = listOf(item)
      return list.length === 0 ? '' : list.includes(entry) ? 'Yes' : 'No'
    }
    return { label: entry, ...row, says: saysOf, show: (item) => <Answer says={saysOf(item)} /> }
  })
  return { title, rows, fold: { first, isOpen: showsAll } }
}

/** Yes with a tick, No, or not stated. */
export function Answer({ says }: { says: string }) {
  if (says === '') return <NotStated />
  if (says === 'No') return <span className="mut">No</span>
  return (
    <span className="cmp__yes" {...startIcon('check')}>
      Yes
    </span>
  )
}
