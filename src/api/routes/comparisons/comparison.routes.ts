import { COMPARISON_IDS } from '#contract/comparisons/limits.ts'
import { Comparison, NewComparison, StoredComparison } from '#contract/site/site.schema.ts'
import { findComparison } from '#db/queries/comparisons/comparisons.ts'
import { saveComparison } from '#operations/comparisons/save-comparison.ts'
import { route } from '../../route.ts'

export const comparisonRoutes = [
  route({
    method: 'GET',
    access: 'public',
    path: '/api/comparisons/{id}',
    summary: 'A stored comparison',
    noun: 'Comparison',
    maxId: COMPARISON_IDS - 1,
    response: Comparison.optional(),
    handle: ({ app, id }) => findComparison(app.db, id),
  }),
  // Decision D-63 names no limit for comparisons, so they share the widest one.
  route({
    method: 'POST',
    access: 'public',
    path: '/api/comparisons',
    summary: 'Stores a comparison of up to three casinos',
    status: 201,
    limit: 'interactions',
    body: NewComparison,
    response: StoredComparison,
    handle: ({ app, body }) => saveComparison(app, body),
  }),
]
