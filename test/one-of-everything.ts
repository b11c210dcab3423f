import type { Kysely } from 'kysely'
import { PostbackNames } from '#contract/earnings/earnings.schema.ts'
import type { Tables } from '#db/tables.ts'
import { aBonus, aCasino, aGame, anExpertReview, aPost, aReview } from './builders.ts'
import { NOW } from './test-app.ts'

/** One row of everything that calls can refer to, with id 1, for tests that make every call. Requires empty tables. */
export async function oneOfEverything(db: Kysely<Tables>): Promise<void> {
  const casino_id = await aCasino(db, { is_featured: true })
  await anExpertReview(db, casino_id)
  const bonus_id = await aBonus(db, { casino_id, is_featured: true })
  const game_id = await aGame(db, {}, [casino_id])
  await aPost(db)
  await aReview(db, { casino_id })
  await aReview(db, { bonus_id })
  await aReview(db, { game_id })
  const { id: comparison_id } = await db
    .insertInto('comparisons')
    .values({ public_id: 1, user_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('comparison_casinos').values({ comparison_id, casino_id, position: 1 }).execute()
  await db
    .insertInto('subscribers')
    .values({ email: 'ada@example.com', created_at: NOW, confirmed_at: NOW })
    .execute()
  const by = { username: 'owner', kind: 'game', item_id: 9, name: 'Gone Game' } as const
  await db
    .insertInto('audit_log')
    .values({ ...by, created_at: NOW, action: 'deleted' })
    .execute()
  await db
    .insertInto('trash')
    .values({ ...by, rows: '[]', deleted_at: NOW })
    .execute()
  await db
    .insertInto('imports')
    .values({ kind: 'game', file_name: 'games.csv', username: 'owner', state: 'applied', created_at: NOW })
    .execute()
  await db
    .insertInto('jobs')
    .values({ kind: 'mail', payload: '{"mail":1}', state: 'failed', failed_at: NOW, run_at: NOW })
    .execute()
  await db
    .insertInto('redirects')
    .values({ kind: 'exact', source: '/old', source_key: '/old', target: '/casinos', target_key: '/casinos' })
    .execute()
  await db
    .insertInto('missing_addresses')
    .values({ address: '/lost', hits: 3, first_seen_at: NOW, last_seen_at: NOW, referrer: 'news.example' })
    .execute()
  await db
    .insertInto('landing_pages')
    .values({
      list: 'casinos',
      facet: 'paymentMethods',
      value: 'Bitcoin',
      slug: 'bitcoin',
      title: 'Casinos that take Bitcoin',
      meta_title: 'Bitcoin casinos compared',
      meta_description: 'Casinos that take Bitcoin.',
      intro: '<p>Deposits count once the network has confirmed them.</p>',
      questions: '[]',
      updated_at: NOW,
    })
    .execute()
  await db
    .insertInto('programs')
    .values({
      name: 'Northern Partners',
      postback_key: '0'.repeat(64),
      postback_names: JSON.stringify(PostbackNames.parse({ parameters: {}, events: [] })),
      created_at: NOW,
      updated_at: NOW,
    })
    .execute()
  await db.insertInto('program_casinos').values({ program_id: 1, casino_id }).execute()
  await db
    .insertInto('postback_calls')
    .values({
      program_id: 1,
      at: NOW,
      sent: 'event=win',
      outcome: 'refused',
      message: 'event is not known: win',
    })
    .execute()
  await db
    .insertInto('media')
    .values({
      key: 'abcdefghijklmnop',
      name: 'picture.png',
      width: 10,
      height: 10,
      bytes: 100,
      username: 'owner',
      created_at: NOW,
    })
    .execute()
}
