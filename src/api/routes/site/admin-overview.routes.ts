import { z } from 'zod'
import { OVERVIEW_DAYS, OVERVIEW_PRESET_DAYS } from '#contract/site/limits.ts'
import { Overview } from '#contract/site/overview.schema.ts'
import { getOverview } from '#db/queries/analytics/overview.ts'
import { choice } from '../../query-parts.ts'
import { route } from '../../route.ts'

const CHOICES = OVERVIEW_DAYS.map(String)
const days = choice('days', CHOICES)
  .transform((text) => OVERVIEW_DAYS.find((known) => String(known) === text) ?? OVERVIEW_PRESET_DAYS)
  .default(OVERVIEW_PRESET_DAYS)
  .describe('How far to look back, and ahead for what ends')

export const adminOverviewRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/overview',
    access: 'analytics.read',
    summary: 'The dashboard: counts, clicks, views and searches of the last days, and what waits for staff',
    query: z.strictObject({ days }),
    response: Overview,
    handle: ({ app, query }) => getOverview(app.db, app.now(), query.days),
  }),
]
