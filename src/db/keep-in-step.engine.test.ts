import { expect, test } from 'vitest'
import type { Tag } from '#contract/site/tags.ts'
import { aCasino } from '../../test/builders.ts'
import { testDatabase } from '../../test/test-database.ts'
import { followChanges } from './change-feed.ts'
import { keepInStep } from './keep-in-step.ts'

const { db, pool, engine } = await testDatabase()

/** A process that keeps in step, and the tags that it hears, in turns. */
async function follower() {
  const heard: Tag[] = []
  let tell = (): void => undefined
  const feed = await followChanges({
    db,
    apply: (tags) => {
      heard.push(...tags)
      tell()
    },
  })
  const stop = keepInStep({ pool, engine }, feed, () => undefined)
  /** All that it has heard once it has heard the tag. */
  const until = async (tag: Tag): Promise<readonly Tag[]> => {
    while (!heard.includes(tag)) await new Promise<void>((resolve) => (tell = resolve))
    return heard
  }
  return { stop, until }
}

// By the bell on PostgreSQL, by the clock on the embedded engine.
test('what others commit is heard without asking', async () => {
  const [one, two] = [await follower(), await follower()]
  const id = await aCasino(db)
  for (const { until } of [one, two]) expect(await until(`casino:${id}`)).toContain('casinos')
  one.stop()
  two.stop()
})

test.runIf(engine === 'postgres')('a bell whose connection breaks is hung up again', async () => {
  const { until, stop } = await follower()
  await until(`casino:${await aCasino(db)}`)
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen evenhand_changes' and datname = current_database()`)
  const id = await aCasino(db)
  expect(await until(`casino:${id}`)).toContain(`casino:${id}`)
  stop()
})
