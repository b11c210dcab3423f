/** The pictures that an import fetches: stored with its plan, fetched a few at a time, each with its result. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface PlannedPicture {
  row: number
  name: string
  field: string
  address: string
  /** False: listed only, not fetched. */
  isWanted: boolean
  /** Why it is not fetched. */
  reason?: string | undefined
}

export async function insertImportPictures(
  db: Kysely<Tables>,
  importId: number,
  pictures: readonly (PlannedPicture & { number: number })[],
): Promise<void> {
  const values = pictures.map(({ reason, isWanted, ...picture }) => ({
    ...picture,
    import_id: importId,
    is_wanted: isWanted,
    ...(reason !== undefined && { result: 'failed' as const, reason }),
  }))
  await db.insertInto('import_pictures').values(values).execute()
}

/** Distinct waiting addresses in the order of the file. */
export async function listWaitingPictures(
  db: Kysely<Tables>,
  importId: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('import_pictures')
    .where('import_id', '=', importId)
    .where('result', '=', 'waiting')
    .groupBy('address')
    .orderBy(sql`min(number)`)
    .limit(limit)
    .select('address')
    .execute()
  return rows.map(({ address }) => address)
}

/** Records the result of an address for every row that names it. */
export async function setPictureResult(
  db: Kysely<Tables>,
  importId: number,
  { address, ...became }: { address: string } & ({ taken: string } | { reason: string }),
): Promise<void> {
  await db
    .updateTable('import_pictures')
    .set({ ...became, result: 'taken' in became ? 'fetched' : 'failed' })
    .where('import_id', '=', importId)
    .where('address', '=', address)
    .where('result', '=', 'waiting')
    .execute()
}

export async function failWaitingPictures(
  db: Kysely<Tables>,
  importId: number,
  reason: string,
): Promise<void> {
  await db
    .updateTable('import_pictures')
    .set({ reason, result: 'failed' })
    .where('import_id', '=', importId)
    .where('result', '=', 'waiting')
    .execute()
}
