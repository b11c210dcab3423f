/** Reports the progress of long work as one line of JSON per step, ending with the result. */
import { Refusal, type FieldProblem } from '#contract/shared/refusal.ts'
import type { App } from '#operations/app/app.ts'
import { refusalOfDatabaseError } from '#operations/app/refusal-of-database-error.ts'
import type { Pieces } from './route.ts'

export type LongWork = (tell: (progress: object) => void, signal: AbortSignal) => Promise<object>

/**
 * `work` reports progress to its first argument. The signal tells that the client has disconnected; `work` decides
 * whether to stop. Errors before the first report are thrown; later ones become the last line.
 */
export function progressPieces(app: Pick<App, 'log'>, work: LongWork): Pieces {
  return { [Symbol.asyncIterator]: () => linesOf(app, work) }
}

function linesOf(app: Pick<App, 'log'>, work: LongWork): AsyncIterator<string> {
  const stop = new AbortController()
  let waiting: string[] = []
  let wake = (): void => undefined
  let hasTold = false
  const tell = (progress: object): void => {
    // A slow reader gets only the latest report.
    waiting = [lineOf(progress)]
    hasTold = true
    wake()
  }
  let isOver = false
  let failure: { error: unknown } | undefined
  const ended = work(tell, stop.signal)
    .then((report) => waiting.push(lineOf({ report })))
    .catch((error: unknown) => {
      if (hasTold) waiting.push(lineOf({ error: told(app, error, stop.signal) }))
      else failure = { error }
    })
    .finally(() => {
      isOver = true
      wake()
    })
  return {
    async next() {
      while (waiting.length === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve))
      if (failure !== undefined) throw failure.error
      const line = waiting.shift()
      return line === undefined ? { done: true, value: undefined } : { done: false, value: line }
    },
    async return() {
      stop.abort()
      await ended
      return { done: true, value: undefined }
    },
  }
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}

/** The last line for an error, like the body of an ordinary response. The status has been sent already. */
function told(
  { log }: Pick<App, 'log'>,
  error: unknown,
  { aborted }: AbortSignal,
): { code: string; message: string; errors?: readonly FieldProblem[] } {
  const refusal = error instanceof Refusal ? error : refusalOfDatabaseError(error)
  if (!aborted && (refusal === undefined || refusal.code === 'unavailable'))
    log.error({ err: error }, 'long work failed')
  if (refusal === undefined) return { code: 'internal', message: 'Something went wrong on our side.' }
  const { code, message, problems } = refusal
  return { code, message, ...(problems.length > 0 ? { errors: problems } : {}) }
}
