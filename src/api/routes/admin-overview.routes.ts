import { Overview } from '#contract/overview.schema.ts'
import { getOverview } from '#db/queries/overview.ts'
import { route } from '../route.ts'

export const adminOverviewRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/overview',
    role: 'admin',
    summary:
      'The dashboard: counts, clicks, views and searches of the last 30 days, and what waits for staff',
    answer: Overview,
    handle: ({ app }) => getOverview(app.db, app.now()),
  }),
]
