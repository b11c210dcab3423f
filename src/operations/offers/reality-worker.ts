/** The thread in which offers are played: a third of a second of a processor must not keep pages waiting. */
import { parentPort } from 'node:worker_threads'
import { reality, TooManyRounds } from '#domain/offers/reality.ts'
import type { Reality, RealityInput } from '#domain/offers/reality.ts'

/** Null where the offer takes more rounds than are played. */
function played(input: RealityInput): Reality | null {
  try {
    return reality(input)
  } catch (error) {
    if (error instanceof TooManyRounds) return null
    throw error
  }
}

parentPort?.on('message', (input: RealityInput) => parentPort?.postMessage(played(input)))
