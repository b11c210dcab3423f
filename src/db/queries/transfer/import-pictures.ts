/** Questions about the pictures of an import. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ImportDetails, ImportMediaProblem } from '#contract/transfer/imports.schema.ts'
import type { Tables } from '../../tables.ts'

/** The addresses in the library of what was fetched for these rows, by where it came from. */
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

/** How many different pictures there are, and what became of them. */
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

/** What did not come along, in the order of the file. */
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
