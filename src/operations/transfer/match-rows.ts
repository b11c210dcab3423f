import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { listItemKeys } from '#db/queries/items/item-keys.ts'
import type { App } from '../app/app.ts'
import type { FileRow } from './file-rows.ts'
import { fold } from './fold.ts'

export interface MatchedRow extends FileRow {
  itemId: number | undefined
}

/**
 * By id where given, else ignoring case by the casino's name, the bonus's casino and title, the game's name and
 * provider, or the article's slug. A second row about the same item is a problem.
 */
export async function matchRows(
  app: App,
  kind: WrittenKind,
  rows: readonly FileRow[],
): Promise<MatchedRow[]> {
  const keys = await listItemKeys(app.db, kind)
  const known = new Set(keys.map(({ id }) => id))
  const idsOf = Map.groupBy(keys, ({ key }) => keyOf(key))
  const claimed = new Map<string, number>()

  return rows.map((row): MatchedRow => {
    const refuse = (path: string, message: string): MatchedRow => ({
      ...row,
      itemId: undefined,
      problems: [...row.problems, { path, message }],
    })
    if (row.problems.length > 0) return { ...row, itemId: undefined }
    const key = keyOf(KINDS[kind].keys.map((field) => row.fields[field]))
    const same = row.id === undefined ? (idsOf.get(key) ?? []).map(({ id }) => id) : [row.id]
    const [itemId] = same
    if (row.id !== undefined && !known.has(row.id)) return refuse('id', unknownId(kind, row.id))
    if (same.length > 1) return refuse('id', `${same.length} of them are called this. Give the id`)
    const claim = itemId === undefined ? `new ${key}` : `id ${itemId}`
    const earlier = claimed.get(claim)
    // A row without identifying values has no key; the form's rules report what is missing.
    if (earlier !== undefined && (itemId !== undefined || key !== '')) {
      return refuse('row', `Row ${earlier} is about the same ${KINDS[kind].noun.toLowerCase()}`)
    }
    claimed.set(claim, row.row)
    return { ...row, itemId }
  })
}

function unknownId(kind: WrittenKind, id: number): string {
  const noun = KINDS[kind].noun.toLowerCase()
  return `There is no ${noun} with the id ${id}. Without an id it is matched by name, or created`
}

/** The folded identifying values; empty when one is missing. */
export function keyOf(parts: readonly unknown[]): string {
  const folded = parts.map(fold)
  return folded.includes('') ? '' : folded.join('\n')
}
