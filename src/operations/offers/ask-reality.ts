/** Simulates offers in a thread, one after the other, and caches the results by input. */
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { RealityBody, RealityResult } from '#contract/offers/reality.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import {
  MOST_ROUNDS,
  PACE,
  realityKey,
  roundsOf,
  stakeOf,
  type Reality,
  type RealityInput,
} from '#domain/offers/reality.ts'

/** A result takes about 2 kB. */
const known = new LRUCache<string, Promise<Reality>>({ max: 5000 })
const oneAtATime = pLimit(1)
/** A simulation takes up to a third of a second, so a longer queue would exceed anyone's patience. */
const MOST_WAITING = 5
/** After this time the thread is terminated. */
const LIMIT_MS = 2_000
let worker: Worker | undefined

/** Refuses input that takes too many rounds, naming the field to change. */
export async function askReality(body: RealityBody): Promise<RealityResult> {
  const input = inputOf(body)
  const { fan: _fan, ...result } = await playOffer(input)
  return { ...result, assumptions: assumptionsOf(input) }
}

/**
 * Rejects with a refusal when there are too many rounds, too many offers wait, or the thread does not respond in time.
 */
export async function playOffer(input: RealityInput): Promise<Reality> {
  if (roundsOf(input) > MOST_ROUNDS) throw tooManyRounds()
  const key = realityKey(input)
  const remembered = known.get(key)
  if (remembered !== undefined) return await remembered
  if (oneAtATime.pendingCount >= MOST_WAITING)
    throw new Refusal('unavailable', 'Too many offers are being worked out. Try again in a minute.', {
      retryAfter: 60,
    })
  const result = oneAtATime(() => askWorker(input))
  known.set(key, result)
  result.catch(() => known.delete(key))
  return await result
}

function tooManyRounds(): Refusal {
  return new Refusal(
    'invalid_input',
    `stake is too small: the turnover would take more than ${MOST_ROUNDS} rounds`,
    { problems: [{ path: 'stake', message: 'stake is too small for this turnover' }] },
  )
}

function inputOf({ maxCashout, ...body }: RealityBody): RealityInput {
  return {
    ...body,
    maxCashout:
      maxCashout === null || typeof maxCashout === 'number'
        ? maxCashout
        : 'amount' in maxCashout
          ? maxCashout.amount
          : maxCashout.multiple * body[maxCashout.of],
  }
}

function askWorker(input: RealityInput): Promise<Reality> {
  worker ??= startWorker()
  const asked = worker
  return new Promise((resolve, reject) => {
    const slow = setTimeout(() => {
      // A busy thread cannot be asked to stop; the next offer gets a new one.
      if (worker === asked) worker = undefined
      void asked.terminate()
      settle(() =>
        reject(new Refusal('unavailable', 'This offer could not be worked out in time.', { retryAfter: 60 })),
      )
    }, LIMIT_MS)
    const settle = (act: () => void) => {
      clearTimeout(slow)
      asked.off('message', onMessage)
      asked.off('error', onError)
      asked.off('exit', onExit)
      act()
    }
    const onMessage = (result: Reality | null) =>
      settle(() => (result === null ? reject(tooManyRounds()) : resolve(result)))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = () => onError(new Error('The thread that plays offers has ended.'))
    asked.on('message', onMessage)
    asked.on('error', onError)
    asked.on('exit', onExit)
    asked.postMessage(input)
  })
}

/** Resolved through `#operations`, so that a bundle finds it as well. It does not keep the process alive. */
function startWorker(): Worker {
  const file = createRequire(import.meta.url).resolve('#operations/offers/reality-worker.ts')
  const started = new Worker(file, { name: 'offers' })
  started.unref()
  started.once('exit', () => {
    if (worker === started) worker = undefined
  })
  return started
}

/** The assumptions of a result in sentences. */
export function assumptionsOf(input: RealityInput): string[] {
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
  return [
    `Return to the player ${percent(input.rtp)}, ${input.volatility} volatility, one of three pay tables of our own.`,
    `${percent(input.contribution)} of each stake counts towards wagering.`,
    `Every round stakes ${stakeOf(input)}, or what is left.`,
    `${PACE.roundsAnHour} rounds an hour${input.days === null ? ', no time limit' : `, ${PACE.hoursADay} hours a day for ${input.days} days`}.`,
    input.cashable
      ? 'The bonus can be withdrawn once the wagering is done.'
      : 'The bonus itself is taken off what is paid.',
    ...(input.cashback
      ? [
          `${percent(input.cashback.share)} of what a day of ${PACE.hoursADay} hours loses comes back${input.cashback.most === null ? '' : `, at most ${input.cashback.most}`}. Only the cashback has to be wagered.`,
        ]
      : []),
    input.maxCashout === null ? 'No limit on what is paid.' : `At most ${input.maxCashout} is paid.`,
    'Play goes on to the end of the wagering or of the money; an unfinished bonus pays nothing.',
  ]
}
