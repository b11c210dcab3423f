/** The calls that casinos, bonuses, games and articles share: table, form, save, delete, bulk, history. */
import { z } from 'zod'
import { KINDS } from '#contract/items/kinds.ts'
import { ANY_FACT, ROW_STATUSES, type RowFilter, type RowsQuery } from '#contract/items/admin-rows.schema.ts'
import type { ChangeCause } from '#contract/changes/fact-changes.schema.ts'
import { BulkChange, BulkDone } from '#contract/items/bulk.schema.ts'
import { ItemSaved } from '#contract/shared/form-fields.schema.ts'
import { ItemDeleted, RestoreVersion, Revision } from '#contract/items/history.schema.ts'
import type { ItemKind, WrittenKind } from '#contract/items/item-kinds.ts'
import type { RowsAsked } from '#db/queries/items/admin-rows.ts'
import { factFields } from '#db/queries/items/missing-facts.ts'
import type { Paged } from '#db/queries/sql/page.ts'
import type { App } from '#operations/app/app.ts'
import { changeItems } from '#operations/items/change-items.ts'
import { deleteItem } from '#operations/items/delete-item.ts'
import type { Items } from '#operations/items/items.ts'
import { findItem, listHistory } from '#operations/items/list-history.ts'
import { restoreVersion } from '#operations/items/restore-version.ts'
import { createItem, updateItem } from '#operations/items/save-item.ts'
import { parseInput } from './input.ts'
import { choice, one, searchText, text } from './query-parts.ts'
import { route, type Route } from './route.ts'

export interface WriteCalls<Form extends Record<string, unknown>, Kind extends WrittenKind = WrittenKind> {
  items: Items<Form, Kind>
  /** Only the fields, as they are stored. */
  form: z.ZodType<Form>
  /** The body of a save. */
  body: z.ZodType<{
    form: Form
    version: number | undefined
    draft: number | undefined
    change: ChangeCause | undefined
  }>
  /** The largest save in bytes; 256 KB by default. */
  bodyLimit?: number
}

export interface ItemCalls<Form extends Record<string, unknown>, Row> extends WriteCalls<Form, ItemKind> {
  row: z.ZodType<Row>
  searchRows: (db: App['db'], asked: RowsAsked) => Promise<Paged<Row>>
  withShown: (form: Form, shown: boolean) => Form | undefined
}

/** All of them require the permission to write the kind. */
export function itemRoutes<Form extends Record<string, unknown>, Row>(calls: ItemCalls<Form, Row>): Route[] {
  const { items, row } = calls
  const { kind } = items.store
  const path = `/api/admin/${KINDS[kind].path}` as const
  const access = KINDS[kind].write
  const lower = KINDS[kind].noun.toLowerCase()
  return [
    route({
      method: 'GET',
      path,
      access,
      summary: `The ${lower} table, hidden ones included`,
      isList: true,
      query: rowsQuerySchema(kind),
      response: z.array(row),
      handle: ({ app, query, page }) => calls.searchRows(app.db, { query, now: app.now(), page }),
    }),
    route({
      method: 'POST',
      path: `${path}/bulk`,
      access,
      summary: 'Shows, hides or deletes many at once, all or none',
      body: BulkChange,
      response: BulkDone,
      handle: ({ app, actor, body: change }) => changeItems(app, actor, items, change, calls.withShown),
    }),
    ...writeRoutes(calls),
  ]
}

/** Calls for one item: its form, saving, deleting, and its earlier versions. */
export function writeRoutes<Form extends Record<string, unknown>>(calls: WriteCalls<Form>): Route[] {
  const { items, form, body, bodyLimit } = calls
  const { kind } = items.store
  const path = `/api/admin/${KINDS[kind].path}` as const
  const noun = KINDS[kind].noun
  const access = KINDS[kind].write
  const limit = bodyLimit === undefined ? {} : { bodyLimit }
  const lower = noun.toLowerCase()
  return [
    route({
      method: 'GET',
      path: `${path}/{id}`,
      access,
      noun,
      summary: `One ${lower} as its form holds it, with the version to send along with a save`,
      response: StoredItem.optional(),
      handle: ({ app, id }) => findItem(app, items, id),
    }),
    route({
      method: 'POST',
      path,
      access,
      summary: `Creates a ${lower}`,
      status: 201,
      ...limit,
      body,
      response: ItemSaved,
      handle: (call) => createItem(call.app, call.actor, items, call.body.form, call.body.draft),
    }),
    route({
      method: 'PUT',
      path: `${path}/{id}`,
      access,
      noun,
      summary: `Saves a ${lower}; 409 when someone else has saved since the version that was edited`,
      ...limit,
      body,
      response: ItemSaved,
      handle: (call) => updateItem(call.app, call.actor, items, { id: call.id, ...call.body }),
    }),
    route({
      method: 'DELETE',
      path: `${path}/{id}`,
      access,
      noun,
      summary: `Moves a ${lower} to the trash with all that hangs on it`,
      response: ItemDeleted,
      handle: ({ app, actor, id }) => deleteItem(app, actor, items, id),
    }),
    route({
      method: 'GET',
      path: `${path}/{id}/history`,
      access,
      noun,
      summary: 'The last 50 versions, newest first, with what each changed',
      response: z.array(Revision).optional(),
      handle: ({ app, id }) => listHistory(app, items, id),
    }),
    route({
      method: 'POST',
      path: `${path}/{id}/restore`,
      access,
      noun,
      summary: 'Saves an earlier version again, as a new one',
      body: RestoreVersion,
      response: ItemSaved,
      handle: ({ app, actor, id, body: asked }) =>
        restoreVersion(app, actor, items, id, asked, (kept) => parseInput(form, kept, 'body')),
    }),
  ]
}

/** The stored form. Not validated, because it may be older than a rule. */
const StoredItem = z.object({ id: z.int(), version: z.int(), form: z.record(z.string(), z.unknown()) })

function rowsQuerySchema(kind: ItemKind) {
  const facts = [ANY_FACT, 'false', ...factFields(kind)]
  const filters = Object.fromEntries(KINDS[kind].filters.map((name) => [name, FILTERS[name].optional()]))
  return z
    .strictObject({
      search: searchText('search')
        .optional()
        .describe('Any part of the text of an item, whatever its case and accents'),
      sort: one('sort')
        .regex(/^\w{1,30}-(?:asc|desc)$/, 'sort must be a column and a direction, such as name-asc')
        .optional(),
      status: choice('status', ROW_STATUSES).optional(),
      missing: choice('missing', facts)
        .optional()
        .describe('true: only those that lack a fact; a field: only those that lack this fact'),
      ...filters,
    })
    .transform(({ search = '', sort, status = 'all', missing, ...rest }): RowsQuery => ({
      search,
      sort,
      status,
      missing: missing === 'false' ? undefined : missing,
      filters: Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    }))
}

const FILTERS: Readonly<Record<RowFilter, z.ZodType<string>>> = {
  provider: text('provider'),
  license: text('license'),
  type: text('type'),
  casino: one('casino')
    .regex(/^[1-9]\d{0,8}$/, 'casino must be the id of a casino')
    .describe('The id of a casino'),
}
