/** The messages for refused reviews, shared by the form and the server (decision D-59). */
import { TEXT } from '../shared/limits.ts'
import { BONUS_REVIEW, CASINO_REVIEW, GAME_REVIEW } from './limits.ts'

export const REVIEW_MESSAGES = {
  userNameMissing: 'Your name is required',
  titleMissing: 'Review title is required',
  contentMissing: 'Your review is required',
  userNameShort: `Username must be at least ${BONUS_REVIEW.userNameMin} characters`,
  userNameLong: `Username cannot exceed ${TEXT.userName} characters`,
  titleShort: `Title must be at least ${BONUS_REVIEW.titleMin} characters`,
  titleLong: `Title cannot exceed ${TEXT.title} characters`,
  casinoTitleLong: `Title cannot exceed ${CASINO_REVIEW.title} characters`,
  contentShort: `Review must be at least ${BONUS_REVIEW.contentMin} characters`,
  casinoContentLong: `Review cannot exceed ${CASINO_REVIEW.content} characters`,
  bonusContentLong: `Review cannot exceed ${BONUS_REVIEW.content} characters`,
  gameContentLong: `Review cannot exceed ${GAME_REVIEW.content} characters`,
} as const
