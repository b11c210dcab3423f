import type { CasinoDetail } from '#contract/casinos/casinos.schema.ts'

/** A casino as its page has it: the description is the summary, and the review leaves in parts. */
export type ShownCasino = Omit<CasinoDetail, 'review'>
