/** Requests at a steady, low rate, as visitors send them beside other work. */
import { setTimeout as wait } from 'node:timers/promises'

export interface ProbeResult {
  what: string
  count: number
  failures: number
  /** Milliseconds from the request to the end of its answer. */
  p50: number
  p99: number
  slowest: number
}

interface Probe {
  what: string
  /** Milliseconds between the end of an answer and the next request. */
  everyMs: number
  /** The next request. */
  send: (index: number) => Promise<Response>
}

/** Sends the requests of every probe, one after the other each, until `work` is done. */
export async function probeDuring(
  probes: readonly Probe[],
  work: () => Promise<unknown>,
): Promise<ProbeResult[]> {
  let isOver = false
  const results = probes.map((probe) => run(probe, () => isOver))
  try {
    await work()
  } finally {
    isOver = true
  }
  return Promise.all(results)
}

async function run({ what, everyMs, send }: Probe, isOver: () => boolean): Promise<ProbeResult> {
  const times: number[] = []
  let failures = 0
  for (let index = 0; !isOver(); index++) {
    const startedAt = performance.now()
    const isOk = await send(index).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok
      },
      () => false,
    )
    times.push(performance.now() - startedAt)
    if (!isOk) failures++
    await wait(everyMs)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return {
    what,
    count: times.length,
    failures,
    p50: at(0.5),
    p99: at(0.99),
    slowest: sorted.at(-1) ?? Number.NaN,
  }
}
