import { Refusal } from '#contract/shared/refusal.ts'

interface Batching<Item, Result> {
  /** How long the first item waits for others, in milliseconds; 0 waits only for the current batch. */
  waitMs: number
  maxSize: number
  /**
   * Milliseconds after which a caller is refused with unavailable; 4,000 by default. The item may still be stored when
   * its batch is running.
   */
  limitMs?: number
  /** Returns a result for each item, in the same order. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
}

interface Waiting<Item, Result> {
  item: Item
  /** Deadline of the caller, on the clock of `performance`. */
  until: number
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

const MAX_WAITING = 20_000
const LIMIT_MS = 4_000

/** Groups items into batches and runs one batch at a time. Each caller gets its own result after its batch. */
export function createBatcher<Item, Result>(
  batching: Batching<Item, Result>,
): (item: Item) => Promise<Result> {
  const { waitMs, maxSize, run, limitMs = LIMIT_MS } = batching
  let waiting: Waiting<Item, Result>[] = []
  let running: Waiting<Item, Result>[] = []
  let busy = false
  let timer: NodeJS.Timeout | undefined

  async function runNext(): Promise<void> {
    running = waiting.slice(0, maxSize)
    waiting = waiting.slice(maxSize)
    await settle(running, run)
    running = []
    busy = waiting.length > 0
    if (busy) await runNext()
  }

  /** One timer serves all items: it is set for the oldest, and then for the next. */
  function giveUpLate(): void {
    const now = performance.now()
    for (const { until, reject } of running) if (until <= now) reject(unavailable())
    for (const { reject } of waiting.filter(({ until }) => until <= now)) reject(unavailable())
    waiting = waiting.filter(({ until }) => until > now)
    const next = [...running, ...waiting].find(({ until }) => until > now)
    timer = next && setTimeout(giveUpLate, Math.ceil(next.until - now))
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MAX_WAITING) return reject(unavailable())
      waiting.push({ item, until: performance.now() + limitMs, resolve, reject })
      timer ??= setTimeout(giveUpLate, limitMs)
      if (busy) return
      busy = true
      if (waitMs > 0) setTimeout(() => void runNext(), waitMs)
      else setImmediate(() => void runNext())
    })
}

function unavailable(): Refusal {
  return new Refusal('unavailable', 'Too much is going on right now. Please try again shortly.')
}

/** Never rejects. A failed batch rejects each of its callers. */
async function settle<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  run: Batching<Item, Result>['run'],
): Promise<void> {
  await run(batch.map(({ item }) => item)).then(
    (results) => batch.forEach(({ resolve }, index) => resolve(results[index] as Result)),
    (reason: unknown) => batch.forEach(({ reject }) => reject(reason)),
  )
}
