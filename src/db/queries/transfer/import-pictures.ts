import { sql, type Kysely } from 'kysely'
import type { ImportDetails, ImportMediaProblem } from '#contract/transfer/imports.schema.ts'
import type { Tables } from '../../tables.ts'

/** The library addresses of pictures fetched for these rows, by source. */
export async function listTakenPictures(
  db: Kysely<Tables>,
  importId: number,
  rows: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .selectFrom('import_pictures')
    .where('import_id', '=', importId)
    .where('row', '=', sql<number>`any(${[...rows]}::integer[])`)
    .where('result', '=', 'fetched')
    .select(['address', 'taken'])
    .execute()
  return new Map(found.map(({ address, taken }) => [address, taken ?? address]))
}

/** The number of distinct pictures, by result. */
export function countImportPictures(
  db: Kysely<Tables>,
  importId: number,
): Promise<ImportDetails['pictures']> {
  return db
    .selectFrom('import_pictures')
    .where('import_id', '=', importId)
    .where('is_wanted', '=', true)
    .select([
      sql<number>`count(distinct address)::integer`.as('wanted'),
      sql<number>`count(distinct address) filter (where result = 'fetched')::integer`.as('fetched'),
      sql<number>`count(distinct address) filter (where result = 'failed')::integer`.as('failed'),
    ])
    .executeTakeFirstOrThrow()
}

/** Pictures that could not be taken over, in the order of the file. */
export function listMediaProblems(
  db: Kysely<Tables>,
  importId: number,
  limit: number,
): Promise<ImportMediaProblem[]> {
  return db
    .selectFrom('import_pictures')
    .where('import_id', '=', importId)
    .where('result', '=', 'failed')
    .orderBy('number')
    .limit(limit)
    .select(['row', 'name', 'field', 'address', sql<string>`coalesce(reason, '')`.as('reason')])
    .execute()
}
