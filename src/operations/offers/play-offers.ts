import { setTimeout } from 'node:timers/promises'
import type { OfferReality } from '#contract/offers/reality.schema.ts'
import type { OfferTerms } from '#contract/offers/terms.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import {
  findReality,
  hashOf,
  keepReality,
  listUnplayed,
  setPlayed,
  type Played,
} from '#db/queries/bonuses/realities.ts'
import { realityKey, type Reality, type RealityInput } from '#domain/offers/reality.ts'
import { realityInput, stakeProblem } from '#domain/offers/reality-of-terms.ts'
import type { App } from '../app/app.ts'
import { assumptionsOf, playOffer } from './ask-reality.ts'

const AT_A_TIME = 20

/** The stored result, or a new one, which is then stored. */
export async function keptReality(
  { db, now }: Pick<App, 'db' | 'now'>,
  input: RealityInput,
): Promise<Reality> {
  const hash = hashOf(realityKey(input))
  const kept = await findReality(db, hash)
  if (kept !== undefined) return kept
  const result = await playOffer(input)
  await keepReality(db, hash, result, now())
  return result
}

/** Simulates every offer whose terms have changed; equal terms are simulated once. For the job `reality`. */
export async function playOffers(app: App): Promise<Date | undefined> {
  for (;;) {
    const offers = await listUnplayed(app.db, AT_A_TIME)
    const played: Played[] = []
    for (const { id, terms } of offers) {
      const offer = realityInput(terms)
      const input = 'input' in offer && stakeProblem(offer.input) === undefined ? offer.input : undefined
      const nothing = { id, terms, hash: '', chance: null, cost: null }
      if (input === undefined) played.push(nothing)
      else {
        const started = performance.now()
        const result = await keptReality(app, input).catch(nothingForTooManyRounds)
        // Uses at most half a processor while visitors are served.
        await setTimeout(performance.now() - started)
        if (result === undefined) played.push(nothing)
        else {
          const cost = input.deposit > 0 ? result.ceiling / input.deposit : null
          played.push({ ...nothing, hash: hashOf(realityKey(input)), chance: result.chanceToFinish, cost })
        }
      }
      if (app.isStopping()) return app.now()
    }
    await setPlayed(app.db, played)
    if (offers.length < AT_A_TIME) return undefined
  }
}

/** Any other failure fails the job, which is repeated. */
function nothingForTooManyRounds(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.code !== 'invalid_input') throw error
}

/** The effect of an offer's terms on money for a usual deposit and stake, or the missing terms. */
export async function realityOfTerms(
  app: Pick<App, 'db' | 'now'>,
  terms: OfferTerms | null,
): Promise<OfferReality> {
  const offer = realityInput(terms)
  if (!('input' in offer)) return nothing('missing' in offer ? offer.missing : [offer.reason])
  const problem = stakeProblem(offer.input)
  if (problem !== undefined) return nothing([problem])
  const { fan: _fan, ...result } = await keptReality(app, offer.input)
  return {
    reality: { ...result, assumptions: assumptionsOf(offer.input) },
    missing: [],
    deposit: offer.input.deposit,
    currency: offer.currency,
  }
}

function nothing(missing: string[]): OfferReality {
  return { reality: null, missing, deposit: null, currency: null }
}
