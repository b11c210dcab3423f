import { request } from 'node:http'
import type { Agent } from 'node:http'
import type { LoadRequest } from '../../benchmark/measure/load-job.ts'

export interface Answer {
  /** When it was asked, by performance.now(). */
  at: number
  /** Until the end of the answer. */
  ms: number
  /** 0 where there was no whole answer. */
  status: number
  hasRetryAfter: boolean
}

/** Longer than any answer may take, so that a slow one is seen as slow. */
const GIVEN_UP_MS = 15_000
/** What a browser says of itself: clicks of other programs are answered and not stored. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

/** One request to an end. Never rejects: no answer is an answer with status 0. */
export function ask(origin: string, asked: LoadRequest, agent?: Agent): Promise<Answer> {
  const at = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, hasRetryAfter = false): void =>
      resolve({ at, ms: performance.now() - at, status, hasRetryAfter })
    const sent = request(
      origin + asked.path,
      {
        method: asked.method ?? 'GET',
        headers: { ...BROWSER, ...asked.headers },
        signal: AbortSignal.timeout(GIVEN_UP_MS),
        ...(agent !== undefined && { agent }),
      },
      (answer) => {
        answer.on('error', () => end(0))
        answer.on('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined))
        answer.on('close', () => end(0))
        answer.resume()
      },
    )
    sent.on('error', () => end(0))
    sent.end(asked.body)
  })
}
