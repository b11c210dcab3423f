import type { EarningsQuery } from '#contract/earnings/earnings.schema.ts'
import { fromMinor } from '#domain/earnings/minor-units.ts'
import { csvHead, csvLine } from '#platform/csv.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { findEarnings } from './find-earnings.ts'

/** The rows of the report as CSV, with one column per currency. */
export async function* exportEarnings(app: App, actor: Actor, query: EarningsQuery): AsyncIterable<string> {
  const { rows, total } = await findEarnings(app, actor, query)
  await audit(app, actor, { action: 'exported', kind: 'earnings' })
  const currencies = total.revenue.map(({ currency }) => currency)
  yield csvHead([
    query.by,
    'clicks',
    'unique clicks',
    'clicks not counted',
    'registrations',
    'first deposits',
    'deposits',
    ...currencies.map((currency) => `revenue ${currency}`),
  ])
  for (const row of rows)
    yield csvLine([
      row.label ?? '',
      String(row.clicks),
      String(row.uniqueClicks),
      String(row.otherClicks),
      String(row.registrations),
      String(row.firstDeposits),
      String(row.deposits),
      ...currencies.map((currency) => amountIn(row.revenue, currency)),
    ])
}

/** Empty where nothing was reported. */
function amountIn(revenue: readonly { currency: string; minor: number }[], currency: string): string {
  const sum = revenue.find((money) => money.currency === currency)
  return sum === undefined ? '' : fromMinor(sum.minor, currency)
}
