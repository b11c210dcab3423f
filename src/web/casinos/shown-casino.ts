import type { CasinoDetail } from '#contract/casinos/casinos.schema.ts'

/** A casino as its page has it: the description is the summary; review and payout tests come as HTML. */
export type ShownCasino = Omit<CasinoDetail, 'review' | 'payoutTests'>
