import { z } from 'zod'
import { Casino } from '#contract/casinos/casinos.schema.ts'
import { Game } from '#contract/games/games.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { INTEREST_DAYS } from '#contract/analytics/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { listCasinosOfGame } from '#db/queries/casinos/casinos.ts'
import { searchGames } from '#db/queries/games/game-list.ts'
import { findGame } from '#db/queries/games/games.ts'
import { isGameVisible } from '#db/queries/reviews/review-targets.ts'
import { audienceOf } from '../../audience.ts'
import { GameQuery } from '../../query-schemas.ts'
import { route } from '../../route.ts'

const reads = { method: 'GET', access: 'public' } as const

export const gameRoutes = [
  route({
    ...reads,
    path: '/api/games',
    summary: 'Active games, oldest first; with a staff token inactive ones too',
    isList: true,
    hasFields: true,
    query: GameQuery,
    shows: ['games', 'saved:casinos'],
    response: z.array(Game),
    handle: (call) =>
      searchGames(
        call.app,
        { ...call.query, interestSince: new Date(call.app.now().getTime() - INTEREST_DAYS * DAY_MS) },
        call.page,
        audienceOf(call, 'games.write'),
      ),
  }),
  route({
    ...reads,
    path: '/api/games/{id}',
    summary: 'One game, also an inactive one',
    noun: 'Game',
    shows: ({ id }) => [`game:${id}`, 'saved:casinos'],
    response: Game.optional(),
    handle: ({ app, id }) => findGame(app.db, id),
  }),
  route({
    ...reads,
    path: '/api/game-casinos/{gameId}',
    summary: 'The casinos that offer a game',
    noun: 'Game',
    isList: true,
    shows: ({ id }) => [`game:${id}`, 'casinos'],
    response: z.array(Casino),
    handle: async ({ app, id }) => {
      if (!(await isGameVisible(app.db, id))) throw new Refusal('not_found', 'Game not found')
      return listCasinosOfGame(app.db, id)
    },
  }),
]
