import { setImmediate } from 'node:timers/promises'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { TRANSFER } from '#contract/shared/limits.ts'
import { KEY_FIELDS } from '#contract/transfer/transfer-columns.ts'
import type { SimilarRow } from '#contract/transfer/transfer.ts'
import { listItemKeys } from '#db/queries/items/item-keys.ts'
import { nearName } from '#domain/shared/near-name.ts'
import type { App } from '../app/app.ts'
import type { CheckedRow } from './check-rows.ts'

const AT_A_TIME = 1_000

/**
 * New rows that are called nearly like an item that is there, or like an earlier new row: the same but for case,
 * accents, punctuation or the word "casino". Nothing is refused for it. Articles are told apart by their slugs.
 */
export async function findSimilar<Form extends Record<string, unknown>>(
  app: App,
  kind: ItemKind,
  checked: readonly CheckedRow<Form>[],
): Promise<SimilarRow[]> {
  if (kind === 'post') return []
  const created = checked.filter((row) => row.outcome === 'created')
  if (created.length === 0) return []
  const known = new Map<string, { id: number | null; row: number | null; name: string }>()
  const at = kind === 'bonus' ? 1 : 0
  const keyOf = (parts: readonly unknown[]): string => {
    const near = nearName(String(parts[at]))
    return near === ''
      ? ''
      : parts.map((part, index) => (index === at ? near : nearName(String(part)))).join('\n')
  }
  for (const [index, { id, key }] of (await listItemKeys(app.db, kind)).entries()) {
    known.set(keyOf(key), { id, row: null, name: String(key[at]) })
    if (index % AT_A_TIME === 0) await setImmediate()
  }
  const similar: SimilarRow[] = []
  for (const [index, { row, name, form }] of created.entries()) {
    const key = keyOf(KEY_FIELDS[kind].map((field) => form[field]))
    const other = key === '' ? undefined : known.get(key)
    if (other === undefined) known.set(key, { id: null, row, name })
    else if (similar.length < TRANSFER.shown) similar.push({ row, name, other })
    if (index % AT_A_TIME === 0) await setImmediate()
  }
  return similar
}
