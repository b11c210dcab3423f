/** The thread for simulations, which keeps pages from waiting up to a third of a second for a processor. */
import { parentPort } from 'node:worker_threads'
import { reality, TooManyRounds, type Reality, type RealityInput } from '#domain/offers/reality.ts'

/** Null where the offer takes too many rounds. */
function played(input: RealityInput): Reality | null {
  try {
    return reality(input)
  } catch (error) {
    if (error instanceof TooManyRounds) return null
    throw error
  }
}

parentPort?.on('message', (input: RealityInput) => parentPort?.postMessage(played(input)))
