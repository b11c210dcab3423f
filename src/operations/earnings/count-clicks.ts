import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/shared/durations.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import {
  countClicksIn,
  countNextPart,
  deleteDroppedParts,
  listReadyParts,
  mergeDay,
} from '#db/queries/clicks/click-sums.ts'
import type { ClickSources } from '#db/queries/earnings/earnings.ts'
import { gapsOf } from '#domain/clicks/click-gaps.ts'
import type { Stretch } from '#domain/clicks/click-gaps.ts'
import { startOfLastUtcDays, utcDay } from '#domain/shared/utc-days.ts'
import type { App } from '../app/app.ts'

type Counting = Pick<App, 'db' | 'now' | 'queues'>

/** Clicks are stored within a second; those of the last minutes are read one by one. */
const SETTLED_MS = 2 * MINUTE_MS
const MOST_SINGLE = 20_000
const REPORT_BUDGET_MS = 4_000
/** No site is older; a stretch without clicks costs nothing. */
const BEGINNING = new Date('2020-01-01T00:00:00Z')

/** Sums all clicks that are not summed, and makes one part of each day that is over. For the job `count-clicks`. */
export async function countClicks(app: Counting): Promise<void> {
  const { db, queues } = app
  const now = app.now()
  await deleteDroppedParts(db, new Date(now.getTime() - HOUR_MS))
  const settled = { from: BEGINNING, to: settledBy(now, { from: BEGINNING, to: now }) }
  // A report that comes meanwhile waits for one part.
  for (const gap of gapsOf(settled, await listReadyParts(db, settled)))
    for (let from: Date | undefined = gap.from; from !== undefined && from < gap.to;) {
      const rest: Stretch = { from, to: gap.to }
      from = await queues.reports(() => countNextPart(db, rest, now))
    }
  const parts = await listReadyParts(db, { from: BEGINNING, to: startOfLastUtcDays(now, 1) })
  const pieces = parts.filter(({ from, to }) => to.getTime() - from.getTime() < DAY_MS)
  for (const day of new Set(pieces.map(({ from }) => utcDay(from))))
    await queues.reports(() => mergeDay(db, new Date(`${day}T00:00:00.000Z`), now))
}

/**
 * What a report over a stretch reads. Refuses with unavailable where more clicks wait to be summed than can be summed
 * while a reader waits: after an import of clicks, or where the job `count-clicks` does not run.
 */
export async function findClickSources(app: Counting, stretch: Stretch): Promise<ClickSources> {
  const until = performance.now() + REPORT_BUDGET_MS
  for (;;) {
    const parts = await listReadyParts(app.db, stretch)
    const gaps = gapsOf(stretch, parts)
    if ((await countClicksIn(app.db, gaps, MOST_SINGLE + 1)) <= MOST_SINGLE)
      return { parts: parts.map(({ id }) => id), gaps }
    if (performance.now() > until) throw new Refusal('unavailable', STILL_SUMMED)
    for (const gap of gapsOf({ from: stretch.from, to: settledBy(app.now(), stretch) }, parts))
      await countNextPart(app.db, gap, app.now())
  }
}

/** The end of a stretch, or the time before which all clicks are stored. */
function settledBy(now: Date, { to }: Stretch): Date {
  return new Date(Math.min(to.getTime(), now.getTime() - SETTLED_MS))
}

const STILL_SUMMED = 'The clicks of these days are still being summed. Please try again in a minute.'
