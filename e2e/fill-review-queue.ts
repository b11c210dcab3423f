/**
 * Creates an embedded database with a casino, a game and 2,000 waiting reviews: `node e2e/fill-review-queue.ts FOLDER`.
 * A separate process, before the journey's server opens the folder.
 */
import { sql, type Kysely } from 'kysely'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say a folder.')
const { db, close } = await connect({ databaseUrl: undefined, dataDir: folder })
try {
  await migrate(db)
  await fill(db)
} finally {
  await close()
}

/** One per minute up to a minute ago. Every fourth contains a link; every fifth repeats the first one. */
async function fill(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into casinos (name, description, website_url, established_year, license, safety_index)
    values ('Aldermoon', 'A casino that exists in journeys only.', 'https://aldermoon.example/', 2019,
        'Malta Gaming Authority', 8.4),
      ('Borealis', 'Another casino of journeys.', 'https://borealis.example/', 2020, 'Malta Gaming Authority', 7.9)`.execute(
    db,
  )
  await sql`
    insert into reviews (casino_id, user_name, title, content, overall_rating, bonuses_rating, design_rating,
      payouts_rating, customer_support_rating, game_selection_rating, mobile_experience_rating, is_published, held_for,
      created_at, address_hash, similar_to)
    select 1 + place % 2, (array['Ada', 'Marek', 'Lena K.', 'spin_master', 'Jovana'])[1 + place % 5],
      'Waiting review ' || place,
      case when place % 4 = 0 then 'Payouts take two days. More of this at w w w . best-odds . com / top, number ' || place || '.'
        when place % 5 = 0 then 'They paid my withdrawal within two days, and the chat answered me at ' || place || '.'
        else 'Clear picture, patient dealers and a limit low enough for an evening. Use my code SPIN' || place || ' for more.' end,
      1 + place % 10, 8, 7, 1 + place % 10, 6, 9, 8, false,
      case when place % 20 = 0 then array['Contains a link', 'Nearly the same as an earlier review']
        when place % 4 = 0 then array['Contains a link']
        when place % 5 = 0 then array['Nearly the same as an earlier review']
        else array['Advertises a code or an invitation'] end,
      now() - place * interval '1 minute', md5((place % 300)::text), case when place % 5 = 0 and place > 5 then array[5] end
    from generate_series(1, 2000) as place`.execute(db)
  await sql`analyze reviews`.execute(db)
}
