/** Determines the effect of each row of a file. */
import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { ITEM_FIELDS } from '#contract/items/item-fields.ts'
import { readInput } from '#contract/shared/input-problems.ts'
import { Refusal, type FieldProblem } from '#contract/shared/refusal.ts'
import { CELLS } from '#contract/transfer/transfer-columns.ts'
import type { RowProblem } from '#contract/transfer/transfer.ts'
import type { StoredForm } from '#db/queries/items/item-store.ts'
import { listLastSavers } from '#db/queries/items/revisions.ts'
import { formChanges, type FormChange } from '#domain/items/form-changes.ts'
import { readCell, writeCell } from '#domain/items/form-csv.ts'
import type { App } from '../app/app.ts'
import type { Items } from '../items/items.ts'
import { lintWarnings, prepareLinted } from '../lint/lint-items.ts'
import { batchesOf } from './batches.ts'
import { loosenFields } from './loosen-fields.ts'
import type { MatchedRow } from './match-rows.ts'
import { rowProblem } from './row-problem.ts'

export interface Importable<Form> {
  items: Items<Form, WrittenKind>
  /** Only the fields, in the form they are stored. */
  form: z.ZodType<Form>
  /** Null for each fact that a new item must answer. A file also answers by leaving it out. */
  notStated: Partial<Form>
}

/** A row with its effect; `form` is what would be stored, `notes` say where that differs from the file. */
export type CheckedRow<Form> = { row: number; name: string; notes: readonly RowProblem[] } & (
  | { outcome: 'created'; form: Form }
  | { outcome: 'changed'; form: Form; present: StoredForm<Form>; changes: FormChange[] }
  | { outcome: 'unchanged'; present: StoredForm<Form> }
  | { outcome: 'refused'; itemId: number | undefined; problems: readonly RowProblem[] }
)

/** Rows per batch, so that other requests run in between. */
const AT_A_TIME = 100

/**
 * What a file leaves out stays unchanged in an existing item, and is "not stated" in a new one. A row equal to the
 * stored item is unchanged, whatever version it names and whatever today's rules say. `onChecked` is called with the
 * number of checked rows.
 */
export async function checkRows<Form extends Record<string, unknown>>(
  app: App,
  importable: Importable<Form>,
  rows: readonly MatchedRow[],
  onChecked: (done: number) => Promise<void>,
): Promise<CheckedRow<Form>[]> {
  const checked: CheckedRow<Form>[] = []
  const slugs = new Map<unknown, number>()
  for (const batch of batchesOf(rows, ({ fields }) => fields, AT_A_TIME)) {
    const results = await checkBatch(app, importable, batch)
    checked.push(...results.map((row) => claimSlug(importable.items.store.kind, row, slugs)))
    await setImmediate()
    await onChecked(checked.length)
  }
  return checked
}

async function checkBatch<Form extends Record<string, unknown>>(
  app: App,
  { items, form: schema, notStated }: Importable<Form>,
  batch: readonly MatchedRow[],
): Promise<CheckedRow<Form>[]> {
  const { store } = items
  const ids = batch.flatMap(({ itemId }) => itemId ?? [])
  const presentOf = new Map((await store.findForms(app.db, ids)).map((stored) => [stored.id, stored]))
  const savers = await listLastSavers(app.db, store.kind, staleIds(batch, presentOf))
  const parsed: { row: MatchedRow; present: StoredForm<Form> | undefined; form: Form }[] = []
  const decided = new Map<MatchedRow, CheckedRow<Form>>()
  const refuse = (row: MatchedRow, problems: readonly FieldProblem[]): void => {
    const present = presentOf.get(row.itemId ?? 0)
    const name = nameIn(row) || (present === undefined ? '' : items.nameOf(present.form))
    const told = problems.map((problem) => rowProblem(store.kind, problem, row.fields))
    const { notes } = row
    decided.set(row, { row: row.row, name, notes, outcome: 'refused', itemId: row.itemId, problems: told })
  }

  for (const row of batch) {
    const present = row.itemId === undefined ? undefined : presentOf.get(row.itemId)
    const stale = staleProblem(row, present, savers)
    if (row.problems.length > 0) refuse(row, row.problems)
    else if (row.itemId !== undefined && present === undefined) refuse(row, [DELETED])
    else if (present !== undefined && saysTheSame(store.kind, present.form, row.fields))
      decided.set(row, {
        row: row.row,
        name: items.nameOf(present.form),
        notes: row.notes,
        outcome: 'unchanged',
        present,
      })
    else if (stale !== undefined) refuse(row, [stale])
    else {
      const read = readInput(
        schema,
        {
          ...(present?.form ?? notStated),
          ...emptyMeans({ kind: store.kind, fields: row.fields }, present?.form),
          ...row.fields,
          ...row.cleaned,
        },
        'row',
      )
      if ('problems' in read) refuse(row, read.problems)
      else parsed.push({ row, present, form: inOrder(store.kind, read.data) })
    }
  }

  const changes = parsed.map(({ form, present }) => ({ form, stored: present }))
  const prepared = await prepareLinted(app, items, changes, null)
  for (const [index, { row, present }] of parsed.entries()) {
    const form = prepared[index]
    if (form === undefined || form instanceof Refusal) refuse(row, problemsOf(form))
    else {
      const notes = [...row.notes, ...lintWarnings(store.kind, form, app.now())]
      decided.set(row, compared({ ...row, notes }, items.nameOf(form), form, present))
    }
  }
  return batch.flatMap((row) => decided.get(row) ?? [])
}

/** For these an empty cell means "none"; a file without the column states nothing (decision D-97). */
const NONE_WHEN_EMPTY = [
  ['code', 'noCodeNeeded'],
  ['validUntil', 'noEndDate'],
  ['restrictedCountries', 'restrictionsChecked'],
] as const

function emptyMeans(
  { kind, fields }: Pick<MatchedRow, 'fields'> & { kind: WrittenKind },
  present: Record<string, unknown> | undefined,
): Record<string, boolean> {
  const known = NONE_WHEN_EMPTY.filter(([field]) => Object.hasOwn(ITEM_FIELDS[kind], field))
  return Object.fromEntries(
    known.map(([field, none]) => [none, Object.hasOwn(fields, field) || present?.[none] === true]),
  )
}

function compared<Form>(
  { row, notes }: MatchedRow,
  name: string,
  form: Form,
  present: StoredForm<Form> | undefined,
): CheckedRow<Form> {
  if (present === undefined) return { row, name, notes, outcome: 'created', form }
  const changes = formChanges(present.form, form)
  return changes.length === 0
    ? { row, name, notes, outcome: 'unchanged', present }
    : { row, name, notes, outcome: 'changed', form, present, changes }
}

function problemsOf(refusal: Refusal | undefined): readonly FieldProblem[] {
  if (refusal === undefined) return [DELETED]
  return refusal.problems.length > 0 ? refusal.problems : [{ path: 'row', message: refusal.message }]
}

/** Sorts links, which have no order in their tables. */
function inOrder<Form extends Record<string, unknown>>(kind: WrittenKind, form: Form): Form {
  const lists = Object.entries(ITEM_FIELDS[kind]).filter(
    ([, { cell, column }]) => cell === 'ids' && column === null,
  )
  const sorted = lists.map(([field]) => [field, (form[field] as number[]).toSorted((a, b) => a - b)])
  return { ...form, ...Object.fromEntries(sorted) }
}

/** True when the row equals the stored item, as stored or as an export would write it. */
function saysTheSame(
  kind: WrittenKind,
  present: Record<string, unknown>,
  fields: Readonly<Record<string, unknown>>,
): boolean {
  const held = Object.fromEntries(Object.keys(fields).map((field) => [field, present[field]]))
  if (formChanges(held, fields).length === 0) return true
  if (formChanges(loosenFields(kind, held).fields, fields).length === 0) return true
  const cells = CELLS[kind]
  const written = Object.entries(held).map(([field, value]) => {
    const cell = cells[field] ?? 'text'
    return [field, readCell(cell, writeCell(cell, value))]
  })
  return formChanges(Object.fromEntries(written), fields).length === 0
}

const DELETED: FieldProblem = { path: 'id', message: 'It has just been deleted' }

function staleIds(
  batch: readonly MatchedRow[],
  presentOf: ReadonlyMap<number, { id: number; version: number }>,
): number[] {
  return batch.flatMap(({ itemId = 0, version }) => {
    const present = presentOf.get(itemId)
    return present === undefined || version === undefined || version === present.version ? [] : [itemId]
  })
}

function staleProblem(
  { version }: MatchedRow,
  present: { id: number; version: number } | undefined,
  savers: ReadonlyMap<number, string | null>,
): FieldProblem | undefined {
  if (present === undefined || version === undefined || version === present.version) return undefined
  const message =
    version < present.version
      ? `Saved by ${savers.get(present.id) ?? 'someone else'} since this file was made (version ${present.version}, the file has ${version})`
      : `The file has version ${version}, but here it is ${present.version}. Is the file of another site?`
  return { path: 'version', message }
}

/**
 * A slug belongs to one item. Conflicts with the database are found when a row is prepared, conflicts within the file
 * here.
 */
function claimSlug<Form extends Record<string, unknown>>(
  kind: WrittenKind,
  row: CheckedRow<Form>,
  slugs: Map<unknown, number>,
): CheckedRow<Form> {
  if (row.outcome !== 'created' && row.outcome !== 'changed') return row
  // Without a slug, the item gets one when it is created.
  if (row.form.slug === undefined) return row
  const address = JSON.stringify([row.form['list'], row.form.slug])
  const earlier = slugs.get(address)
  if (earlier === undefined) {
    slugs.set(address, row.row)
    return row
  }
  const itemId = row.outcome === 'changed' ? row.present.id : undefined
  const problems = [
    { path: 'slug', message: `Row ${earlier} has the same ${kind === 'post' ? 'slug' : 'address'}` },
  ]
  return { row: row.row, name: row.name, notes: row.notes, outcome: 'refused', itemId, problems }
}

function nameIn({ fields }: MatchedRow): string {
  const name = fields.name ?? fields.title
  return typeof name === 'string' ? name.slice(0, 200) : ''
}
