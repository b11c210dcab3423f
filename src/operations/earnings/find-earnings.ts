import type { EarningsNumbers, EarningsQuery, EarningsReport } from '#contract/earnings/earnings.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { EARNINGS } from '#contract/earnings/limits.ts'
import { listEarnings, listOtherClicks, type EarningsSpan } from '#db/queries/earnings/earnings.ts'
import { wilsonInterval } from '#domain/earnings/wilson.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'

/** Clicks and earnings of some days, with the sums of the same number of days before. */
export async function findEarnings(app: App, actor: Actor, query: EarningsQuery): Promise<EarningsReport> {
  authorise(app, actor, 'earnings.read')
  const { by, from, to, page, casino } = query
  const start = new Date(`${from}T00:00:00.000Z`)
  const end = new Date(new Date(`${to}T00:00:00.000Z`).getTime() + DAY_MS)
  const span: EarningsSpan = { from: start, to: end, page, casino }
  const before = { ...span, from: new Date(2 * start.getTime() - end.getTime()), to: start }
  // One report and one statement at a time, so that visitors' queries run in between.
  const { groups, total, earlier, others } = await app.queues.reports(async () => {
    const all = async (of: EarningsSpan) => (await listEarnings(app.db, 'all', of, 1))[0] ?? NOTHING
    return {
      groups: await listEarnings(app.db, by, span, EARNINGS.rows + 1),
      total: await all(span),
      earlier: await all(before),
      others: await listOtherClicks(app.db, span),
    }
  })
  return {
    from,
    to,
    rows: groups
      .slice(0, EARNINGS.rows)
      .map((group) => ({ ...group, depositRate: wilsonInterval(group.firstDeposits, group.clicks) ?? null })),
    isCut: groups.length > EARNINGS.rows,
    total,
    before: earlier,
    others,
  }
}

const NOTHING: EarningsNumbers = {
  clicks: 0,
  uniqueClicks: 0,
  otherClicks: 0,
  registrations: 0,
  firstDeposits: 0,
  deposits: 0,
  revenue: [],
}
