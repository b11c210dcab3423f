import { z } from 'zod'
import { Refusal } from '#contract/shared/refusal.ts'
import {
  AnyReview,
  BonusReview,
  CasinoReview,
  GameReview,
  HelpfulVote,
  NewBonusReview,
  NewCasinoReview,
  NewGameReview,
} from '#contract/reviews/reviews.schema.ts'
import { isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import { isBonusVisible, isCasinoVisible, isGameVisible } from '#db/queries/reviews/review-targets.ts'
import {
  listBonusReviews,
  listCasinoReviews,
  listGameReviews,
  searchReviews,
} from '#db/queries/reviews/reviews.ts'
import {
  weighAllReviews,
  weighBonusReviews,
  weighCasinoReviews,
  weighGameReviews,
} from '#db/queries/reviews/weighed-reviews.ts'
import { submitBonusReview, submitGameReview } from '#operations/reviews/submit-short-review.ts'
import { submitCasinoReview } from '#operations/reviews/submit-casino-review.ts'
import { voteHelpful } from '#operations/reviews/vote-helpful.ts'
import { eitherBody } from '../../either-body.ts'
import { ReviewQuery } from '../../query-schemas.ts'
import { route } from '../../route.ts'

const reads = { method: 'GET', access: 'public', isList: true } as const
const writes = { method: 'POST', access: 'public' } as const

export const reviewRoutes = [
  route({
    ...reads,
    path: '/api/reviews',
    summary: 'Published reviews of every kind, newest first; filtered or sorted, of the newest 2,000',
    query: ReviewQuery,
    shows: ['reviews', 'saved:casinos', 'saved:bonuses', 'saved:games'],
    response: z.array(AnyReview),
    handle: async ({ app, page, query }) => {
      if (!isReviewFilterSet(query)) return searchReviews(app, page)
      const { reviews, counts } = await weighAllReviews(app.db, { kind: 'all', filter: query }, page)
      return { items: reviews, total: counts.found }
    },
  }),
  route({
    ...reads,
    path: '/api/reviews/casino/{id}',
    summary: 'Published reviews of a casino, newest first; filtered or sorted, of the newest 2,000',
    noun: 'Casino',
    query: ReviewQuery,
    shows: ({ id }) => [`casino:${id}`],
    response: z.array(CasinoReview),
    handle: async ({ app, id, query }) => {
      if (!(await isCasinoVisible(app.db, id))) throw new Refusal('not_found', 'Casino not found')
      if (!isReviewFilterSet(query)) return listCasinoReviews(app.db, id)
      return (await weighCasinoReviews(app.db, id, query)).reviews
    },
  }),
  route({
    ...reads,
    path: '/api/reviews/bonus/{id}',
    summary: 'Published reviews of a bonus, newest first; filtered or sorted, of the newest 2,000',
    noun: 'Bonus',
    query: ReviewQuery,
    shows: ({ id }) => [`bonus:${id}`, 'saved:casinos'],
    response: z.array(BonusReview),
    handle: async ({ app, id, query }) => {
      if (!(await isBonusVisible(app.db, id))) throw new Refusal('not_found', 'Bonus not found')
      if (!isReviewFilterSet(query)) return listBonusReviews(app.db, id)
      return (await weighBonusReviews(app.db, id, query)).reviews
    },
  }),
  route({
    ...reads,
    path: '/api/reviews/game/{id}',
    summary: 'Published reviews of a game, newest first; filtered or sorted, of the newest 2,000',
    noun: 'Game',
    query: ReviewQuery,
    shows: ({ id }) => [`game:${id}`],
    response: z.array(GameReview),
    handle: async ({ app, id, query }) => {
      if (!(await isGameVisible(app.db, id))) throw new Refusal('not_found', 'Game not found')
      if (!isReviewFilterSet(query)) return listGameReviews(app.db, id)
      return (await weighGameReviews(app.db, id, query)).reviews
    },
  }),
  route({
    ...writes,
    path: '/api/reviews',
    summary: 'Reviews a casino, or a bonus when bonusId is sent',
    status: 201,
    limit: 'reviews',
    body: eitherBody('bonusId', NewBonusReview, NewCasinoReview),
    response: z.union([CasinoReview, BonusReview]),
    handle: ({ app, actor, body }) =>
      'bonusId' in body ? submitBonusReview(app, actor, body) : submitCasinoReview(app, actor, body),
  }),
  route({
    ...writes,
    path: '/api/reviews/game',
    summary: 'Reviews a game',
    status: 201,
    limit: 'reviews',
    body: NewGameReview,
    response: GameReview,
    handle: ({ app, actor, body }) => submitGameReview(app, actor, body),
  }),
  route({
    ...writes,
    path: '/api/reviews/{id}/helpful',
    summary: 'Marks a review as helpful, once a day',
    noun: 'Review',
    limit: 'votes',
    response: HelpfulVote,
    handle: ({ app, actor, id }) => voteHelpful(app, actor, id),
  }),
]
