/** Reads values of list filters in a file: spellings that differ from the catalogue, and their meaning chosen by staff. */
import { setImmediate } from 'node:timers/promises'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { TRANSFER } from '#contract/transfer/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { ValueMeaning } from '#contract/transfer/transfer-columns.schema.ts'
import type { ImportedValue } from '#contract/transfer/transfer.ts'
import { listHeldValues } from '#db/queries/items/known-values.ts'
import { listValueMeanings, saveValueMeanings } from '#db/queries/transfer/import-columns.ts'
import { foldValue, matchValues } from '#domain/items/match-values.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authoriseTransfer } from './authorise-transfer.ts'
import type { FileRow } from './file-rows.ts'

const AT_A_TIME = 1_000

/** The rows with catalogue spellings, and every value that the catalogue lacks. */
export async function withKnownValues(
  app: App,
  kind: WrittenKind,
  rows: readonly FileRow[],
): Promise<{ rows: readonly FileRow[]; values: ImportedValue[] }> {
  const fields: readonly string[] = KINDS[kind].known
  const countsOf = new Map(fields.map((field) => [field, new Map<string, number>()]))
  for (const [index, row] of rows.entries()) {
    for (const [field, counts] of countsOf)
      for (const value of textsIn(row.fields[field])) counts.set(value, (counts.get(value) ?? 0) + 1)
    if (index % AT_A_TIME === 0) await setImmediate()
  }
  const [held, meanings] = [await listHeldValues(app.db, kind), await listValueMeanings(app.db, kind)]
  const matches = [...countsOf].map(
    ([field, counts]) =>
      [field, matchValues(counts, held.get(field) ?? new Map(), meanings.get(field))] as const,
  )
  const readings = matches.flatMap(([field, matched]) => {
    const changed = matched.filter(({ given, read }) => given !== read)
    return changed.length === 0
      ? []
      : [[field, new Map(changed.map(({ given, read }) => [given, read]))] as const]
  })
  const values = matches
    .flatMap(([field, matched]) => matched.map((value) => ({ field, ...value })))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, TRANSFER.shown)
  if (readings.length === 0) return { rows, values }
  const read: FileRow[] = []
  for (const [index, row] of rows.entries()) {
    const replaced = readings.flatMap(([field, reading]) => {
      const value = row.fields[field]
      return textsIn(value).some((text) => reading.has(text))
        ? [[field, replacedIn(value, reading)] as const]
        : []
    })
    read.push(
      replaced.length === 0 ? row : { ...row, fields: { ...row.fields, ...Object.fromEntries(replaced) } },
    )
    if (index % AT_A_TIME === 0) await setImmediate()
  }
  return { rows: read, values }
}

/** Stores the meanings of values for later files of the kind. Refuses fields without a list filter. */
export async function rememberValueMeanings(
  app: App,
  actor: Actor,
  kind: WrittenKind,
  meanings: readonly ValueMeaning[],
): Promise<void> {
  authoriseTransfer(app, actor, kind)
  const fields: readonly string[] = KINDS[kind].known
  const unknown = meanings.find(({ field }) => !fields.includes(field))
  if (unknown !== undefined) {
    const message = `field must be one of ${fields.join(', ')}`
    throw new Refusal('invalid_input', message, { problems: [{ path: 'values', message }] })
  }
  const folded = new Map(
    meanings.map(({ field, given, meaning }) => {
      const value = foldValue(given)
      return [`${field} ${value}`, { field, value, meaning }]
    }),
  )
  await saveValueMeanings(app.db, kind, [...folded.values()])
}

function textsIn(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((entry) => typeof entry === 'string' && entry.trim() !== '') as string[]
}

/** Two spellings of one value in a list become one entry. */
function replacedIn(value: unknown, reading: ReadonlyMap<string, string>): unknown {
  const read = (entry: unknown) => (typeof entry === 'string' ? (reading.get(entry) ?? entry) : entry)
  return Array.isArray(value) ? [...new Set(value.map(read))] : read(value)
}
