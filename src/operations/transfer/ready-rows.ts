import { setImmediate } from 'node:timers/promises'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { findFetchedPictures } from '#db/queries/transfer/picture-sources.ts'
import type { ImportedValue } from '#contract/transfer/transfer.ts'
import type { App } from '../app/app.ts'
import type { Items } from '../items/items.ts'
import type { FileRow } from './file-rows.ts'
import { withKnownValues } from './known-values.ts'
import { missingPictures } from './missing-pictures.ts'
import { picturesIn, withPictures } from './row-pictures.ts'
import { takeRowMedia } from './take-row-media.ts'
import { withoutIds } from './without-ids.ts'
import type { WordpressReading } from './wordpress/article-rows.ts'

export interface Reading {
  /** The file is of another site: ids are ignored, and items are identified by names and slugs. */
  ignoreIds: boolean
  /** The origin of that site, for relative addresses. */
  site: string | undefined
  /** Copies pictures of other sites into the library. */
  fetchPictures: boolean
  /** Options for reading a WordPress export. */
  wordpress?: WordpressReading | undefined
}

/**
 * The rows ready for comparing and saving: with catalogue values, without foreign ids, media extracted from the HTML of
 * articles, known pictures replaced by library addresses, and long texts cleaned. `onRow` may throw to stop.
 */
export async function readyRows<Form>(
  app: App,
  items: Items<Form, WrittenKind>,
  rows: readonly FileRow[],
  { ignoreIds, site, fetchPictures, onRow }: Reading & { onRow: () => void },
): Promise<{ rows: readonly FileRow[]; values: ImportedValue[] }> {
  const { kind } = items.store
  const taken: FileRow[] = []
  const known = await withKnownValues(app, kind, rows)
  for (const row of known.rows) {
    const own = ignoreIds ? withoutIds(kind, row) : row
    taken.push(takeRowMedia(app, kind, own, site))
    if (kind === 'post' || taken.length % ROWS_AT_A_TIME === 0) {
      onRow()
      await setImmediate()
    }
  }
  const here = fetchPictures ? await withFetched(app, items, taken) : taken
  const ready = await cleanRows(items, await missingPictures(app, kind, here), onRow)
  return { rows: ready, values: known.values }
}

const ROWS_AT_A_TIME = 500

async function withFetched<Form>(
  app: App,
  { store: { kind } }: Items<Form, WrittenKind>,
  rows: readonly FileRow[],
): Promise<FileRow[]> {
  const done: FileRow[] = []
  for (let at = 0; at < rows.length; at += ROWS_AT_A_TIME) {
    const batch = rows.slice(at, at + ROWS_AT_A_TIME)
    const addresses = batch.flatMap(({ fields }) => picturesIn(kind, fields).map(({ address }) => address))
    const known = await findFetchedPictures(app.db, addresses)
    done.push(...batch.map((row) => ({ ...row, fields: withPictures(kind, row.fields, known) })))
  }
  return done
}

/**
 * Cleans long texts before any transaction opens. The original fields are kept to decide whether a row changes
 * anything. `onRow` may throw to stop.
 */
async function cleanRows<Form>(
  { cleaned }: Items<Form, WrittenKind>,
  rows: readonly FileRow[],
  onRow: () => void,
): Promise<readonly FileRow[]> {
  if (cleaned === undefined) return rows
  const done: FileRow[] = []
  for (const row of rows) {
    done.push({ ...row, cleaned: cleaned(row.fields as Partial<Form>) })
    onRow()
    await setImmediate()
  }
  return done
}
