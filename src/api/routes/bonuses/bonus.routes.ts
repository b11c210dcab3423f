import { z } from 'zod'
import { Bonus, BonusRatings } from '#contract/bonuses/bonuses.schema.ts'
import { listFeaturedBonuses, searchBonuses } from '#db/queries/bonuses/bonus-list.ts'
import { OfferReality, RealityBody, RealityResult } from '#contract/offers/reality.schema.ts'
import { askReality } from '#operations/offers/ask-reality.ts'
import { realityOfTerms } from '#operations/offers/play-offers.ts'
import { findBonus, findBonusRatings } from '#db/queries/bonuses/bonuses.ts'
import { audienceOf } from '../../audience.ts'
import { BonusQuery } from '../../query-schemas.ts'
import { route } from '../../route.ts'

const reads = { method: 'GET', access: 'public' } as const

export const bonusRoutes = [
  route({
    ...reads,
    path: '/api/bonuses',
    summary: 'Active bonuses, oldest first; with a staff token inactive ones too',
    isList: true,
    hasFields: true,
    query: BonusQuery,
    shows: ['bonuses', 'saved:casinos'],
    response: z.array(Bonus),
    handle: (call) =>
      searchBonuses(
        call.app,
        { ...call.query, now: call.app.now() },
        call.page,
        audienceOf(call, 'bonuses.write'),
      ),
  }),
  route({
    ...reads,
    path: '/api/bonuses/featured',
    summary: 'Featured bonuses that still run, oldest first',
    isList: true,
    shows: ['bonuses', 'saved:casinos'],
    response: z.array(Bonus),
    handle: ({ app }) => listFeaturedBonuses(app, app.now()),
  }),
  route({
    ...reads,
    path: '/api/bonuses/{id}',
    summary: 'One bonus, also an inactive one',
    noun: 'Bonus',
    shows: ({ id }) => [`bonus:${id}`, 'saved:casinos'],
    response: Bonus.optional(),
    handle: (call) => findBonus(call.app.db, call.id, audienceOf(call, 'bonuses.write')),
  }),
  route({
    ...reads,
    path: '/api/bonuses/{id}/reality',
    summary: 'What the conditions of a bonus do to money, or which of its terms are missing for that',
    noun: 'Bonus',
    shows: ({ id }) => [`bonus:${id}`, 'saved:casinos'],
    response: OfferReality.optional(),
    handle: async ({ app, id }) => {
      const bonus = await findBonus(app.db, id)
      return bonus && realityOfTerms(app, bonus.offerTerms)
    },
  }),
  route({
    method: 'POST',
    access: 'public',
    path: '/api/reality',
    summary: 'What the conditions of an offer do to money, by playing it many times (docs/reality.md)',
    limit: 'interactions',
    isRepeatable: true,
    body: RealityBody,
    response: RealityResult,
    handle: ({ body }) => askReality(body),
  }),
  route({
    ...reads,
    path: '/api/bonuses/{id}/ratings',
    summary: 'What visitors make of a bonus; zeros without reviews',
    noun: 'Bonus',
    shows: ({ id }) => [`bonus:${id}`, 'saved:casinos'],
    response: BonusRatings.optional(),
    handle: ({ app, id }) => findBonusRatings(app.db, id),
  }),
]
