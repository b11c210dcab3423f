import { sql, type Kysely } from 'kysely'
import { loadDemo } from '#db/demo/load-demo.ts'
import { migrate } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'

/** The size of a catalogue, including the demo. */
export const SIZES = {
  S: { casinos: 200, bonuses: 600, games: 500, reviews: 5_000 },
  M: { casinos: 5_000, bonuses: 15_000, games: 10_000, reviews: 200_000 },
  L: { casinos: 20_000, bonuses: 60_000, games: 40_000, reviews: 1_000_000 },
} as const
export type SizeName = keyof typeof SIZES

/** The percentages of reviews about casinos, bonuses and games. */
const REVIEWED = [
  ['casino', 70],
  ['bonus', 12],
  ['game', 18],
] as const
const SUMS = 'bonuses design payouts customer_support game_selection mobile_experience'.split(' ')
/** Three of these and a form make a name: 40,000 different ones, and neighbours share no part. */
const SYLLABLES = 'al ber cor dun el fen gal har is jun kel lor mar nor os pel quin ros sil tor'.split(' ')
const ENDINGS =
  'dale den field ford gate ham haven holm lake ley mere moor ridge rock row shore stow vale well wick'
const FORMS = ['', ' Rooms', ' Club', ' Bay', ' Court']

/**
 * Fills an empty database with the demo and copies with varied names, facts and dates, up to `size`. `db` must be a
 * single connection, because it carries settings. The same size gives the same rows.
 */
export async function fillDatabase(db: Kysely<Tables>, size: SizeName, now: Date): Promise<void> {
  await migrate(db)
  const run = (text: string) => sql.raw(text).execute(db)
  await run(`set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
  await loadDemo(db, now)
  await run('select setseed(0.5)')
  const { casinos, bonuses, games, reviews } = SIZES[size]
  await copyRows(db, 'casinos', casinos, CASINO)
  await copyRows(db, 'bonuses', bonuses, BONUS(casinos))
  await copyRows(db, 'games', games, GAME)
  await run(`insert into game_casinos (game_id, casino_id)
    select id, 1 + (id * 7919 + place * 104729) % ${casinos} from games, generate_series(1, 8) as place
    on conflict do nothing`)
  await withoutIndexes(db, 'reviews', async () => {
    for (const [noun, share] of REVIEWED) await copyReviews(db, noun, Math.round((reviews * share) / 100))
  })
  for (const [noun] of REVIEWED) await countSums(db, noun)
  // The demo is kept out of search engines, which would distort the figures.
  for (const table of ['casinos', 'bonuses', 'games', 'posts'])
    await run(`update ${table} set is_demo = false`)
  // Marked as simulated, because that job is not part of the measurement.
  await run(`update bonuses set reality = ''`)
  await run('vacuum analyze')
}

type Changes = Readonly<Record<string, string>>

/** What varies in a copied casino: SQL over `model`, the copy's number `n` and its `name`. */
const CASINO: Changes = {
  name: 'made.name',
  description: 'replace(model.description, model.name, made.name)',
  established_year: '1996 + floor(random() * 30)::integer',
  safety_index:
    'round(greatest(2, least(9.9, coalesce(model.safety_index, 7) + 3 * (random() - 0.5)::numeric)), 1)',
  restricted_countries: someOf('restricted_countries', 'restricted_countries'),
  payment_methods: someOf('payment_methods', 'payment_methods'),
  features: someOf('features', 'features'),
  game_providers: someOf('game_providers', 'game_providers'),
  expert_rating:
    'round(greatest(2, least(9.9, coalesce(model.expert_rating, 7) + 2 * (random() - 0.5)::numeric)), 1)',
  website_url: `'https://www.site-' || n || '.example/'`,
  affiliate_url: `'https://go.site-' || n || '.example/'`,
  ...nulls(
    'logo_url review review_author tested_on checked_on safety_reason safety_set_by safety_set_on safety_marks',
  ),
}

const BONUS = (casinos: number): Changes => ({
  casino_id: `1 + (n * 7919) % ${casinos}`,
  title: `model.title || ' ' || n`,
  valid_until: `case when random() < 0.2 then now() + (random() * 90 + 1) * interval '1 day' end`,
  ...nulls('image_url'),
})

const GAME: Changes = {
  name: `made.name || ' ' || split_part(model.name, ' ', 1)`,
  rtp: 'round((94 + random() * 4)::numeric, 1)',
  ...nulls('image_url'),
}

function nulls(columns: string): Changes {
  return Object.fromEntries(columns.split(' ').map((column) => [column, 'null']))
}

/** Most of the model's values plus some of another casino's. */
function someOf(column: string, of: string): string {
  return `array(select distinct value from unnest(model.${column} || other.${of}) as value where random() < 0.6)`
}

/** Copies rows of a table in turn until there are `count`; columns in `changes` get varied values. */
async function copyRows(db: Kysely<Tables>, table: string, count: number, changes: Changes): Promise<void> {
  const own: Changes = {
    ...changes,
    slug: `'${table}-' || n`,
    is_demo: 'false',
    is_featured: 'false',
    created_at: `now() - random() * interval '900 days'`,
    review_count: '0',
    overall_sum: '0',
    ...(table === 'casinos' && Object.fromEntries(SUMS.map((sum) => [`${sum}_sum`, '0']))),
  }
  const columns = await writableColumns(db, table)
  // Slugs are filled in here, and no process listens for changes.
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  const words = (list: readonly string[]) => `(array['${list.join("', '")}'])`
  await sql
    .raw(
      `with model as (select *, row_number() over (order by id) - 1 as place from ${table})
      insert into ${table} (${columns.join(', ')})
      select ${columns.map((column) => own[column] ?? `model.${column}`).join(', ')}
      from generate_series((select count(*) + 1 from ${table}), ${count}) as n
      cross join lateral (select initcap(${words(SYLLABLES)}[1 + n % 20] || ${words(SYLLABLES)}[1 + n / 20 % 20]
        || ${words(ENDINGS.split(' '))}[1 + n / 400 % 20]) || ${words(FORMS)}[1 + n / 8000 % 5] as name) as made
      cross join (select count(*) as many from model) as counted
      join model on model.place = n % many
      join model as other on other.place = (n * 31 + 7) % many`,
    )
    .execute(db)
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
}

/** Distributed realistically: a few items have many reviews, most have few. The texts are the demo's, repeated. */
async function copyReviews(db: Kysely<Tables>, noun: string, count: number): Promise<void> {
  const columns = (await writableColumns(db, 'reviews')).filter((column) => !column.startsWith('similar'))
  const own: Changes = {
    [`${noun}_id`]: 'target.id',
    created_at: `now() - random() * interval '900 days'`,
    address_hash: 'null',
  }
  await sql
    .raw(
      `with model as (select *, row_number() over (order by id) - 1 as place
        from reviews where is_published and ${noun}_id is not null),
      weight as (select id, power(row_number() over (order by id) + 10, -0.6) as weight from ${tableOfNoun(noun)}),
      target as (select id, ceil(${count} * weight / sum(weight) over ())::integer as share from weight)
      insert into reviews (${columns.join(', ')})
      select ${columns.map((column) => own[column] ?? `model.${column}`).join(', ')}
      from target cross join lateral generate_series(1, share) as n
      cross join (select count(*) as many from model) as counted
      join model on model.place = (target.id * 31 + n * 17) % many`,
    )
    .execute(db)
}

/** Adds the published reviews to their items' sums. */
async function countSums(db: Kysely<Tables>, noun: string): Promise<void> {
  const sums = ['overall', ...(noun === 'casino' ? SUMS : [])]
  await sql
    .raw(
      `update ${tableOfNoun(noun)} as item set review_count = counted.reviews,
        ${sums.map((sum) => `${sum}_sum = counted.${sum}`).join(', ')}
      from (select ${noun}_id as target, count(*)::integer as reviews,
          ${sums.map((sum) => `sum(${sum}_rating)::integer as ${sum}`).join(', ')}
        from reviews where is_published group by 1) as counted
      where item.id = counted.target`,
    )
    .execute(db)
}

function tableOfNoun(noun: string): string {
  return noun === 'bonus' ? 'bonuses' : `${noun}s`
}

async function writableColumns(db: Kysely<Tables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = current_schema() and is_generated = 'NEVER' and is_identity = 'NO'`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** Building an index over a full table costs a fraction of updating it row by row. */
async function withoutIndexes(db: Kysely<Tables>, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select class.relname as name, pg_get_indexdef(class.oid) as definition
    from pg_index join pg_class as class on class.oid = indexrelid
    where indrelid = ${table}::regclass and not exists (select from pg_constraint where conindid = class.oid)`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await fill()
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  for (const { definition } of rows) await sql.raw(definition).execute(db)
}
