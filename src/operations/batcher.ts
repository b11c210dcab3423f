import { Refusal } from '#contract/refusal.ts'

interface Batching<Item, Result> {
  /** How long the first item waits for company; 0 waits only for the batch before it. */
  waitMs: number
  maxSize: number
  /** Answers every item, in the same order. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
}

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

const MAX_WAITING = 20_000

/** Groups items into batches, one batch at a time; each caller gets its own answer after the batch is done. */
export function createBatcher<Item, Result>(
  batching: Batching<Item, Result>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let busy = false

  async function runNext(): Promise<void> {
    const batch = waiting.slice(0, batching.maxSize)
    waiting = waiting.slice(batching.maxSize)
    await settle(batch, batching.run)
    busy = waiting.length > 0
    if (busy) await runNext()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MAX_WAITING)
        return reject(new Refusal('unavailable', 'Too much is going on right now. Please try again shortly.'))
      waiting.push({ item, resolve, reject })
      if (busy) return
      busy = true
      if (batching.waitMs > 0) setTimeout(() => void runNext(), batching.waitMs)
      else setImmediate(() => void runNext())
    })
}

/** Never rejects: a failed batch fails each of its callers. */
async function settle<Item, Result>(
  batch: Waiting<Item, Result>[],
  run: Batching<Item, Result>['run'],
): Promise<void> {
  await run(batch.map(({ item }) => item)).then(
    (results) => batch.forEach(({ resolve }, index) => resolve(results[index] as Result)),
    (reason: unknown) => batch.forEach(({ reject }) => reject(reason)),
  )
}
