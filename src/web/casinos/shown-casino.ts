import type { CasinoDetail } from '#contract/casinos/casinos.schema.ts'

/** A casino as its page gets it: the description is the summary; review and payout tests are HTML. */
export type ShownCasino = Omit<CasinoDetail, 'review' | 'payoutTests'>
