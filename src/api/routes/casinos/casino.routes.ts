import { z } from 'zod'
import { Casino, CasinoDetail, CasinoFacetCounts, ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { Game } from '#contract/games/games.schema.ts'
import { countCasinoFacets, listFeaturedCasinos, searchCasinos } from '#db/queries/casinos/casino-list.ts'
import { findCasino, findExpertReview } from '#db/queries/casinos/casinos.ts'
import { listGamesOfCasino } from '#db/queries/games/games.ts'
import { isCasinoVisible } from '#db/queries/reviews/review-targets.ts'
import { audienceOf } from '../../audience.ts'
import { CasinoQuery } from '../../query-schemas.ts'
import { route } from '../../route.ts'

const reads = { method: 'GET', access: 'public' } as const

export const casinoRoutes = [
  route({
    ...reads,
    path: '/api/casinos',
    summary: 'Casinos that a search finds, newest first; with a staff token inactive ones too',
    isList: true,
    hasFields: true,
    query: CasinoQuery,
    shows: ['casinos', 'bonuses'],
    response: z.array(Casino),
    handle: (call) =>
      searchCasinos(
        call.app,
        { ...call.query, page: call.page?.number ?? 1 },
        { now: call.app.now(), size: call.page?.size, audience: audienceOf(call, 'casinos.write') },
      ),
  }),
  route({
    ...reads,
    path: '/api/casinos/facets',
    summary: 'How many casinos each filter would find within a search',
    query: CasinoQuery,
    shows: ['casinos', 'bonuses'],
    response: CasinoFacetCounts,
    handle: ({ app, query }) => countCasinoFacets(app, query, app.now()),
  }),
  route({
    ...reads,
    path: '/api/casinos/featured',
    summary: 'Featured casinos, newest first',
    isList: true,
    shows: ['casinos'],
    response: z.array(Casino),
    handle: ({ app }) => listFeaturedCasinos(app),
  }),
  route({
    ...reads,
    path: '/api/casinos/{id}',
    summary: 'One casino; with a staff token an inactive one too',
    noun: 'Casino',
    shows: ({ id }) => [`casino:${id}`],
    response: CasinoDetail.optional(),
    handle: (call) => findCasino(call.app.db, call.id, audienceOf(call, 'casinos.write')),
  }),
  route({
    ...reads,
    path: '/api/expert-reviews/casino/{id}',
    summary: 'The expert review of a casino',
    noun: 'Expert review',
    shows: ({ id }) => [`casino:${id}`],
    response: ExpertReview.optional(),
    handle: ({ app, id }) => findExpertReview(app.db, id),
  }),
  route({
    ...reads,
    path: '/api/casino-games/{casinoId}',
    summary: 'The games of a casino',
    noun: 'Casino',
    isList: true,
    shows: ({ id }) => [`casino:${id}`, 'games', 'saved:casinos'],
    response: z.array(Game),
    handle: async ({ app, id }) => {
      if (!(await isCasinoVisible(app.db, id))) throw new Refusal('not_found', 'Casino not found')
      return listGamesOfCasino(app.db, id)
    },
  }),
]
