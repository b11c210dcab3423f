import { z } from 'zod'
import { Bonus, BonusRatings } from '#contract/bonuses.schema.ts'
import { findBonus, findBonusRatings, listFeaturedBonuses, searchBonuses } from '#db/queries/bonuses.ts'
import { BonusQuery } from '../query-schemas.ts'
import { route } from '../route.ts'

const reads = { method: 'GET', role: 'visitor' } as const

export const bonusRoutes = [
  route({
    ...reads,
    path: '/api/bonuses',
    summary: 'Active bonuses, oldest first',
    isList: true,
    query: BonusQuery,
    answer: z.array(Bonus),
    handle: ({ app, query, page }) => searchBonuses(app.db, query, page),
  }),
  route({
    ...reads,
    path: '/api/bonuses/featured',
    summary: 'Featured bonuses, oldest first',
    isList: true,
    answer: z.array(Bonus),
    handle: ({ app }) => listFeaturedBonuses(app.db),
  }),
  route({
    ...reads,
    path: '/api/bonuses/{id}',
    summary: 'One bonus, also an inactive one',
    noun: 'Bonus',
    answer: Bonus.optional(),
    handle: ({ app, id }) => findBonus(app.db, id),
  }),
  route({
    ...reads,
    path: '/api/bonuses/{id}/ratings',
    summary: 'What visitors make of a bonus; zeros without reviews',
    noun: 'Bonus',
    answer: BonusRatings.optional(),
    handle: ({ app, id }) => findBonusRatings(app.db, id),
  }),
]
