import { randomFrom } from '#db/demo/seeded.ts'
import type { LoadRequest } from '../../benchmark/measure/load-job.ts'
import { reviewOf } from '../../benchmark/requests/write-requests.ts'
import type { Acknowledged } from '../ground/data.ts'
import type { Stream } from './start-load.ts'

export interface Writers {
  streams: readonly Stream[]
  /** What the site has said it stored. */
  acknowledged: Acknowledged
}

/** The visitors of the demo catalogue review its first casinos. */
const CASINOS = 20

/** Visitors who write reviews and report clicks, each write with a text that no other has. */
export function createWriters(): Writers {
  const acknowledged = { reviews: new Set<string>(), interactions: new Set<string>() }
  const random = randomFrom('faults')
  let count = 0
  const textOf = new WeakMap<LoadRequest, string>()
  const post = (path: string, text: string, body: Record<string, unknown>): LoadRequest => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(count) }
    const request = { path, method: 'POST', headers, body: JSON.stringify(body) } as const
    textOf.set(request, text)
    return request
  }
  const stream = (
    kind: keyof Acknowledged,
    next: () => LoadRequest,
    speed: Pick<Stream, 'visitors' | 'pauseMs'>,
  ): Stream => ({
    kind,
    ...speed,
    next,
    onAnswer: (request, { status }) => {
      const text = textOf.get(request)
      if (status === 201 && text !== undefined) acknowledged[kind].add(text)
    },
  })
  const nextReview = (): LoadRequest => {
    const title = `A review under faults ${++count}`
    return post('/api/reviews', title, reviewOf((count % CASINOS) + 1, title, random))
  }
  const nextInteraction = (): LoadRequest => {
    const sessionId = `session_1760000000000_fault${++count}`
    const clicked = { interactionType: 'casino_click', targetId: '1', targetType: 'casino' }
    return post('/api/interactions', sessionId, { sessionId, ...clicked })
  }
  return {
    acknowledged,
    streams: [
      stream('reviews', nextReview, { visitors: 3, pauseMs: 50 }),
      stream('interactions', nextInteraction, { visitors: 3, pauseMs: 20 }),
    ],
  }
}

/** An address of the block that is kept for measurements (RFC 2544). */
function addressOf(visitor: number): string {
  return `198.18.${Math.floor(visitor / 256) % 256}.${visitor % 256}`
}
