import { setTimeout as wait } from 'node:timers/promises'
import type { PrivatePostgres } from '../../private-postgres.ts'
import { atMost } from '../../benchmark/report/table.ts'
import type { Figure } from '../figure.ts'
import { told } from '../figure.ts'
import { countLost } from '../ground/data.ts'
import type { Data } from '../ground/data.ts'
import type { Ground } from '../ground/ground.ts'
import { answers as databaseAnswers } from '../ground/run-sql.ts'
import {
  backAfter,
  between,
  countBroken,
  countUnanswered,
  countWithoutRetryAfter,
  slowest,
} from '../load/judge.ts'
import { askForAll, startMixedLoad } from '../load/mixed-load.ts'
import type { KindOfAnswer } from '../load/start-load.ts'
import { withSite } from '../site/site.ts'
import type { Site } from '../site/site.ts'
import { waitUntil } from '../wait-until.ts'

interface Hurting {
  hurt: (server: PrivatePostgres) => Promise<void> | void
  /** How long it lasts. */
  hurtMs: number
  /** What makes the database answer again, when it does not by itself. */
  heal?: (server: PrivatePostgres) => Promise<void> | void
  /** Visitors write only from the moment of the fault, so that what is in memory stays there. */
  writesBegin?: 'with the fault'
  /** How soon everything must have recovered. */
  backAimMs: number
  /** What else the answers during the fault say. */
  judge?: (during: readonly KindOfAnswer[]) => Figure[]
  /** What is tried with the running site at the end. */
  atEnd?: (site: Site) => Promise<Figure[]>
  /** What stands between the site and the database. */
  between?: (data: Data) => Promise<Record<string, string>>
}

const BEFORE_MS = 2_000
const AFTER_MS = 3_000
const LONGEST_ANSWER_MS = 5_000
/** How long the database may need for itself. */
const DATABASE_PATIENCE_MS = 30_000

/** Reads and writes while PostgreSQL is hurt and healed, and says how the site bore it. */
export async function hurtDatabase(ground: Ground, hurting: Hurting): Promise<Figure[]> {
  return ground.withData(async (data) => {
    const { server, env } = data
    if (server === undefined) throw new Error('There is no PostgreSQL to hurt.')
    const url = env['DATABASE_URL'] ?? ''
    const siteEnv = { env: (await hurting.between?.(data)) ?? {} }
    const { figures, acknowledged } = await withSite(data, { processes: 1, ...siteEnv }, async (site) => {
      const load = await startMixedLoad(site.origin)
      const turnWrites = (isOn: boolean): void =>
        ['reviews', 'interactions'].forEach((kind) => load.turn(kind, isOn))
      if (hurting.writesBegin !== undefined) turnWrites(false)
      await wait(BEFORE_MS)
      if (hurting.writesBegin !== undefined) await askForAll(site.origin)

      const hurtAt = performance.now()
      await hurting.hurt(server)
      turnWrites(true)
      await wait(Math.max(0, hurting.hurtMs - (performance.now() - hurtAt)))
      const healedAt = performance.now()
      await hurting.heal?.(server)
      await waitUntil(() => databaseAnswers(url), DATABASE_PATIENCE_MS)
      const databaseBackAt = performance.now()
      await waitUntil(
        () => !Number.isNaN(backAfter(load.answers, databaseBackAt, WELL)),
        LONGEST_ANSWER_MS * 3,
      )
      await wait(AFTER_MS)
      await load.stop()

      const all = between(load.answers, hurtAt, Infinity)
      const figures = [
        atMost('processes ended', site.deaths(), 0, '', 0),
        atMost('answers 5xx other than 503', countBroken(all), 0, '', 0),
        atMost('answers 503 without Retry-After', countWithoutRetryAfter(all), 0, '', 0),
        atMost('requests without an answer', countUnanswered(all), 0, '', 0),
        atMost('slowest answer', slowest(all), LONGEST_ANSWER_MS, ' ms', 0),
        told('the database was unavailable', `${((databaseBackAt - hurtAt) / 1000).toFixed(1)} s`),
        atMost(
          'recovered after the database came back',
          backAfter(load.answers, databaseBackAt, WELL),
          hurting.backAimMs,
          ' ms',
          0,
        ),
        ...(hurting.judge?.(between(load.answers, hurtAt + SETTLED_MS, healedAt)) ?? []),
      ]
      return {
        figures: [...figures, ...((await hurting.atEnd?.(site)) ?? [])],
        acknowledged: load.acknowledged,
      }
    })
    const lost = atMost(
      `acknowledged writes lost, of ${acknowledged.reviews.size + acknowledged.interactions.size}`,
      await countLost(data, acknowledged),
      0,
      '',
      0,
    )
    return [lost, ...figures]
  })
}

/** What must be answered well for the site to be well. */
const WELL = ['uncached', 'ready', 'reviews']
/** Answers that were asked for later than this after the fault know nothing of the time before. */
const SETTLED_MS = 2_000
