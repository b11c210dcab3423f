import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A process's resource usage. */
export interface Usage {
  /** Processor time in milliseconds. */
  cpuMs: number
  /** The memory that the system has given to the process. */
  bytes: number
}

const EVERY_MS = 500
/** Below this share of one processor the process counts as idle. */
const IDLE_SHARE = 0.1
const IDLE_TURNS = 2
/** Freeing less is not worth a pause of 100 to 200 ms. */
const WORTH_BYTES = 64 * 1024 * 1024

/**
 * Collects garbage when the process has been idle for a second and holds 64 MB more than after the last collection. V8
 * collects only during allocation and keeps emptied pages, so what a rush leaves, mostly buffers of finished responses,
 * would otherwise stay until the next visitors.
 */
export function collectWhenIdle(
  collect: () => void = collectAll(),
  usage: () => Usage = usageOfThisProcess,
): void {
  let cpuMs = usage().cpuMs
  let heldAfterwards = 0
  let idleTurns = 0
  setInterval(() => {
    const now = usage()
    idleTurns = now.cpuMs - cpuMs < EVERY_MS * IDLE_SHARE ? idleTurns + 1 : 0
    cpuMs = now.cpuMs
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
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, bytes: process.memoryUsage.rss() }
}
