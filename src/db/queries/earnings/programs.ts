import { sql, type Kysely, type SqlBool } from 'kysely'
import type { PostbackCall, PostbackNames, Program } from '#contract/earnings/earnings.schema.ts'
import type { Tables } from '../../tables.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'

/** By name. The search matches parts of the name, the network or a casino's name. */
export async function searchPrograms(
  db: Kysely<Tables>,
  { search }: { search: string },
  page?: Page,
): Promise<Paged<Program>> {
  let query = programs(db)
  if (search !== '') {
    const part = `%${escapeLike(search)}%`
    query = query.where(
      sql<SqlBool>`(programs.name ilike ${part} or network ilike ${part} or exists (
        select from program_casinos join casinos on casinos.id = casino_id
        where program_id = programs.id and casinos.name ilike ${part}))`,
    )
  }
  const found = await paged(query.orderBy(sql`lower(programs.name)`), page)
  return { ...found, items: found.items.map(programOf) }
}

export async function findProgram(db: Kysely<Tables>, id: number): Promise<Program | undefined> {
  const row = await programs(db).where('programs.id', '=', id).executeTakeFirst()
  return row && programOf(row)
}

/** What is needed to read a programme's call. */
export interface PostbackProgram {
  id: number
  currency: string | null
  secret: string | null
  addresses: string[]
  names: PostbackNames
}

export async function findPostbackProgram(
  db: Kysely<Tables>,
  { key, now }: { key: string; now: Date },
): Promise<PostbackProgram | undefined> {
  return db
    .selectFrom('programs')
    .where(({ eb, or, and }) =>
      or([
        eb('postback_key', '=', key),
        and([eb('former_postback_key', '=', key), eb('former_key_ends_at', '>', now)]),
      ]),
    )
    .select([
      'id',
      'currency',
      'postback_secret as secret',
      'postback_addresses as addresses',
      'postback_names as names',
    ])
    .executeTakeFirst()
}

/** The calls of one programme, newest first. */
export function listPostbackCalls(
  db: Kysely<Tables>,
  programId: number,
  page?: Page,
): Promise<Paged<PostbackCall>> {
  return paged(
    db
      .selectFrom('postback_calls')
      .where('program_id', '=', programId)
      .select([
        'id',
        isoInstant('at').as('at'),
        'sent',
        'outcome',
        'message',
        sql<boolean>`conversion_id is not null and outcome = 'stored'`.as('holdsEvent'),
      ])
      .orderBy('id', 'desc'),
    page,
  )
}

function programs(db: Kysely<Tables>) {
  return db.selectFrom('programs').select([
    'programs.id',
    'programs.name',
    'network',
    'contact',
    'deal',
    'notes',
    'currency',
    'click_parameter as clickParameter',
    'postback_key as postbackKey',
    isoInstant('former_key_ends_at').as('formerKeyEndsAt'),
    sql<boolean>`postback_secret is not null`.as('isSigned'),
    'postback_addresses as postbackAddresses',
    'postback_names as postbackNames',
    'version',
    isoInstant('updated_at').as('updatedAt'),
    sql<{ id: number; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', casinos.id, 'name', casinos.name) order by lower(casinos.name))
        from program_casinos join casinos on casinos.id = casino_id where program_id = programs.id
      ), '[]')`.as('casinos'),
    sql<string | null>`(
        select to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from postback_calls where program_id = programs.id)`.as('lastCallAt'),
  ])
}

function programOf({
  postbackKey,
  ...row
}: Omit<Program, 'casinoIds' | 'postbackSecret' | 'postbackPath'> & { postbackKey: string }): Program {
  return {
    ...row,
    casinoIds: row.casinos.map(({ id }) => id),
    postbackSecret: null,
    postbackPath: `/api/postbacks/${postbackKey}`,
  }
}
