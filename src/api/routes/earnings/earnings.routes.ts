import { EarningsReport } from '#contract/earnings/earnings.schema.ts'
import { exportEarnings } from '#operations/earnings/export-earnings.ts'
import { findEarnings } from '#operations/earnings/find-earnings.ts'
import { EarningsQuerySchema } from '../../earnings-queries.ts'
import { PIECES, route } from '../../route.ts'

const PATH = '/api/admin/earnings'

export const earningsRoutes = [
  route({
    method: 'GET',
    path: PATH,
    access: 'earnings.read',
    summary: 'Clicks on links to casinos and what programmes reported of them',
    query: EarningsQuerySchema,
    response: EarningsReport,
    handle: ({ app, actor, query }) => findEarnings(app, actor, query),
  }),
  route({
    method: 'GET',
    path: `${PATH}/export`,
    access: 'earnings.read',
    needsPassword: true,
    summary: 'The rows of the report as a CSV file',
    query: EarningsQuerySchema,
    stream: {
      type: 'text/csv; charset=utf-8',
      fileName: ({ query: { by, from, to } }) => `earnings-by-${by}-${from}-${to}.csv`,
    },
    response: PIECES,
    handle: ({ app, actor, query }) => exportEarnings(app, actor, query),
  }),
]
