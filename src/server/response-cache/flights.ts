/** One render for all who ask for the same page meanwhile, a bounded number of renders at once, and bounded waits. */
import pLimit from 'p-limit'

export interface Flights<T> {
  /**
   * Joins the render of `key` that is under way, or starts one with `work`. Resolves with `'too slow'` when there is
   * no result within the limit or the request is aborted; the render goes on. Rejects when the render does.
   */
  join(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T | 'too slow'>
}

interface FlightOptions {
  /** Changes whenever something has been invalidated: nobody joins a render that began before that. */
  version: () => number
  limitMs: number
  /** Renders at once; the others wait for their turn. Default 16: more share the processor and cost memory. */
  places?: number
}

interface Flight<T> {
  /** Undefined until the render has begun. */
  version: number | undefined
  waiting: number
  result: Promise<T | 'too slow'>
}

export function createFlights<T>({ version, limitMs, places = 16 }: FlightOptions): Flights<T> {
  const queue = pLimit(places)
  const flights = new Map<string, Flight<T>>()

  function start(key: string, work: () => Promise<T>): Flight<T> {
    const flight: Flight<T> = { version: undefined, waiting: 1, result: Promise.resolve('too slow') }
    const { promise, resolve, reject } = Promise.withResolvers<T | 'too slow'>()
    flight.result = promise
    void queue(async () => {
      // All who asked have left or were answered otherwise while it waited for its turn.
      if (flight.waiting === 0) return resolve('too slow')
      flight.version = version()
      const rendered = work()
      void rendered.then(resolve, reject)
      // A render that hangs must not keep its place.
      await within(limitMs, rendered).catch(() => undefined)
    })
    // A failure reaches those who wait for the result; when all have left there is nobody to tell.
    promise.catch(() => undefined).finally(() => forget(key, flight))
    flights.set(key, flight)
    return flight
  }

  function forget(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  return {
    async join(key, work, signal) {
      const known = flights.get(key)
      const isCurrent = known !== undefined && (known.version ?? version()) === version()
      if (isCurrent) known.waiting += 1
      const flight = isCurrent ? known : start(key, work)
      try {
        const result = await within(limitMs, flight.result, signal)
        // The next request starts again instead of waiting for a render that may hang.
        if (result === 'too slow' && signal?.aborted !== true) forget(key, flight)
        return result
      } finally {
        flight.waiting -= 1
      }
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
