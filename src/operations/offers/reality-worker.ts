/** The thread in which offers are played: a third of a second of a processor must not keep pages waiting. */
import { parentPort } from 'node:worker_threads'
import { reality } from '#domain/offers/reality.ts'
import type { RealityInput } from '#domain/offers/reality.ts'

parentPort?.on('message', (input: RealityInput) => parentPort?.postMessage(reality(input)))
