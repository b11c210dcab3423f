/** Shares renders: one for all concurrent requests for a page, with limits on concurrent renders and on waiting. */
import pLimit from 'p-limit'

export interface Flights<T> {
  /**
   * Joins the current render of `key`, or starts one with `work`. Resolves with `'too slow'` when there is no result
   * within the limit or the request is aborted; the render continues. Rejects when the render does. With `waitMs` it
   * resolves that long after the render was first requested, at the latest.
   */
  join(
    key: string,
    work: () => Promise<T>,
    asked?: { signal?: AbortSignal; waitMs?: number },
  ): Promise<T | 'too slow'>
}

interface FlightOptions {
  /** Changes with every invalidation: nobody joins a render that began before one. */
  version: () => number
  limitMs: number
  /** Concurrent renders; others wait. Default 16, because more would share the processor and cost memory. */
  places?: number
  /** The most waiting renders; further ones are too slow at once. Default: no limit. */
  mostWaiting?: number
}

interface Flight<T> {
  /** Undefined until the render has begun. */
  version: number | undefined
  /** On the clock of `performance.now()`. */
  startedAt: number
  waiting: number
  result: Promise<T | 'too slow'>
}

export function createFlights<T>({
  version,
  limitMs,
  places = 16,
  mostWaiting = Infinity,
}: FlightOptions): Flights<T> {
  const queue = pLimit(places)
  const flights = new Map<string, Flight<T>>()

  function start(key: string, work: () => Promise<T>): Flight<T> {
    const flight: Flight<T> = {
      version: undefined,
      startedAt: performance.now(),
      waiting: 1,
      result: Promise.resolve('too slow'),
    }
    const { promise, resolve, reject } = Promise.withResolvers<T | 'too slow'>()
    flight.result = promise
    void queue(async () => {
      // While it waited, every caller left or was answered otherwise.
      if (flight.waiting === 0) return resolve('too slow')
      flight.version = version()
      const rendered = work()
      void rendered.then(resolve, reject)
      // A render that hangs must not keep its place.
      await within(limitMs, rendered).catch(() => undefined)
    })
    // Failures reach the waiting callers; without any, nobody handles them.
    promise.catch(() => undefined).finally(() => forget(key, flight))
    flights.set(key, flight)
    return flight
  }

  function forget(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  return {
    async join(key, work, { signal, waitMs = limitMs } = {}) {
      const known = flights.get(key)
      const isCurrent = known !== undefined && (known.version ?? version()) === version()
      if (!isCurrent && queue.pendingCount >= mostWaiting) return 'too slow'
      if (isCurrent) known.waiting += 1
      const flight = isCurrent ? known : start(key, work)
      const age = (): number => performance.now() - flight.startedAt
      const isShort = waitMs < limitMs
      const left = isShort ? Math.max(0, waitMs - age()) : limitMs
      const result = await within(left, flight.result, signal).finally(() => {
        // A caller with an old copy leaves, but the render is still needed, so it keeps its place in the queue.
        if (!isShort || signal?.aborted === true) flight.waiting -= 1
      })
      // The next request starts a new render instead of waiting for one that may hang.
      if (result === 'too slow' && signal?.aborted !== true && (!isShort || age() >= limitMs))
        forget(key, flight)
      return result
    },
  }
}

async function within<T>(ms: number, result: Promise<T>, signal?: AbortSignal): Promise<T | 'too slow'> {
  const { promise: given, resolve: giveUp } = Promise.withResolvers<'too slow'>()
  const timer = setTimeout(giveUp, ms, 'too slow')
  const onAbort = (): void => giveUp('too slow')
  signal?.addEventListener('abort', onAbort, { once: true })
  if (signal?.aborted === true) onAbort()
  try {
    return await Promise.race([result, given])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
