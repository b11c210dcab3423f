import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What a process has used. */
export interface Usage {
  /** The time in milliseconds in which the main thread, which answers requests, was at work. */
  activeMs: number
  /** The memory that the system has given to the process. */
  bytes: number
}

const EVERY_MS = 500
/** Below this share of the time the main thread counts as idle. */
const IDLE_SHARE = 0.1
const IDLE_TURNS = 2
/** Freeing less is not worth a pause of 100 to 200 ms. */
const WORTH_BYTES = 64 * 1024 * 1024

/**
 * Collects garbage when the main thread has been idle for a second and the process holds 64 MB more than after the last
 * collection. V8 collects only during allocation and keeps emptied pages, so what a rush leaves, mostly buffers of
 * finished responses, would otherwise stay until the next visitors.
 */
export function collectWhenIdle(
  collect: () => void = collectAll(),
  usage: () => Usage = usageOfThisProcess,
): void {
  let activeMs = usage().activeMs
  let heldAfterwards = 0
  let idleTurns = 0
  setInterval(() => {
    const now = usage()
    idleTurns = now.activeMs - activeMs < EVERY_MS * IDLE_SHARE ? idleTurns + 1 : 0
    activeMs = now.activeMs
    if (idleTurns < IDLE_TURNS || now.bytes - heldAfterwards < WORTH_BYTES) return
    collect()
    heldAfterwards = usage().bytes
  }, EVERY_MS).unref()
}

/** V8 gives the function to contexts that are made after the flag. */
function collectAll(): () => void {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as NodeJS.GCFunction
  // Unlike an ordinary collection, this one returns the emptied pages of the heap to the system.
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

function usageOfThisProcess(): Usage {
  return { activeMs: performance.eventLoopUtilization().active, bytes: process.memoryUsage.rss() }
}
