/** Bodies and responses about visitor reviews. Screens take the types only. */
import { z } from 'zod'
import { forEachCategory } from '../shared/options.ts'
import { id, isoDate, text } from '../shared/common.schema.ts'
import { TEXT } from '../shared/limits.ts'
import { BONUS_REVIEW, CASINO_REVIEW, GAME_REVIEW, RATING } from './limits.ts'
import { REVIEW_MESSAGES } from './review-messages.ts'

const rating = (name: string) =>
  z
    .int(`${name} must be a whole number from ${RATING.min} to ${RATING.max}`)
    .min(RATING.min, `${name} must be a whole number from ${RATING.min} to ${RATING.max}`)
    .max(RATING.max, `${name} must be a whole number from ${RATING.min} to ${RATING.max}`)

/** Fields that a client may send although the server decides them (decision D-58): accepted and ignored. */
const decidedHere = {
  id: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  helpfulVotes: z.unknown().optional(),
  isVerified: z.unknown().optional(),
  isPublished: z.unknown().optional(),
}

const userName = text({
  min: BONUS_REVIEW.userNameMin,
  max: TEXT.userName,
  tooShort: REVIEW_MESSAGES.userNameShort,
  tooLong: REVIEW_MESSAGES.userNameLong,
})
const title = text({
  min: BONUS_REVIEW.titleMin,
  max: TEXT.title,
  tooShort: REVIEW_MESSAGES.titleShort,
  tooLong: REVIEW_MESSAGES.titleLong,
})

const OVERALL_RANGE = `overallRating must be a number from ${RATING.min} to ${RATING.max}`

export const NewCasinoReview = z.strictObject({
  casinoId: id,
  userName: text({
    max: TEXT.userName,
    tooShort: REVIEW_MESSAGES.userNameMissing,
    tooLong: REVIEW_MESSAGES.userNameLong,
  }),
  title: text({
    max: CASINO_REVIEW.title,
    tooShort: REVIEW_MESSAGES.titleMissing,
    tooLong: REVIEW_MESSAGES.casinoTitleLong,
  }),
  content: text({
    max: CASINO_REVIEW.content,
    tooShort: REVIEW_MESSAGES.contentMissing,
    tooLong: REVIEW_MESSAGES.casinoContentLong,
  }),
  ...forEachCategory('Rating', (category) => rating(`${category}Rating`)),
  /** The server computes these from the six ratings. An overall rating out of range is still refused. */
  overallRating: z
    .number(OVERALL_RANGE)
    .min(RATING.min, OVERALL_RANGE)
    .max(RATING.max, OVERALL_RANGE)
    .optional(),
  pros: z.unknown().optional(),
  cons: z.unknown().optional(),
  ...decidedHere,
})
export type NewCasinoReview = z.infer<typeof NewCasinoReview>

export const NewBonusReview = z.strictObject({
  bonusId: id,
  userName,
  title,
  content: text({
    min: BONUS_REVIEW.contentMin,
    max: BONUS_REVIEW.content,
    tooShort: REVIEW_MESSAGES.contentShort,
    tooLong: REVIEW_MESSAGES.bonusContentLong,
  }),
  overallRating: rating('overallRating'),
  /** Some clients send the bonus's casino as well. It is ignored; the bonus determines the casino. */
  casinoId: z.unknown().optional(),
  ...decidedHere,
})
export type NewBonusReview = z.infer<typeof NewBonusReview>

export const NewGameReview = z.strictObject({
  gameId: id,
  userName,
  title,
  content: text({
    min: GAME_REVIEW.contentMin,
    max: GAME_REVIEW.content,
    tooShort: REVIEW_MESSAGES.contentShort,
    tooLong: REVIEW_MESSAGES.gameContentLong,
  }),
  overallRating: rating('overallRating'),
  ...decidedHere,
})
export type NewGameReview = z.infer<typeof NewGameReview>

const common = {
  id: z.int(),
  userName: z.string(),
  title: z.string(),
  content: z.string(),
  overallRating: z.int(),
  isVerified: z.boolean(),
  isPublished: z.boolean(),
  createdAt: isoDate,
  helpfulVotes: z.int(),
  answer: z.string().nullable(),
  answeredAt: isoDate.nullable(),
}

export const CasinoReview = z.object({
  ...common,
  casinoId: z.int(),
  ...forEachCategory('Rating', () => z.int()),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
})
export type CasinoReview = z.infer<typeof CasinoReview>

export const BonusReview = z.object({ ...common, bonusId: z.int() })
export type BonusReview = z.infer<typeof BonusReview>

export const GameReview = z.object({ ...common, gameId: z.int() })
export type GameReview = z.infer<typeof GameReview>

export const AnyReview = z.union([CasinoReview, BonusReview, GameReview]).and(
  z.object({
    kind: z.enum(['casino', 'bonus', 'game']),
    targetId: z.int(),
    targetName: z.string(),
    targetSlug: z.string(),
    /** Logo of the reviewed casino; null where it is generated, and for bonuses and games. */
    targetLogoUrl: z.string().nullable(),
  }),
)
export type AnyReview = z.infer<typeof AnyReview>

export const HelpfulVote = z.object({ id: z.int(), helpfulVotes: z.int() })
export type HelpfulVote = z.infer<typeof HelpfulVote>
