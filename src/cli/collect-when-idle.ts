/** What a process has used so far and holds now. */
export interface Usage {
  /** Processor time, in milliseconds. */
  cpuMs: number
  /** The heap and the buffers outside it. */
  bytes: number
}

const EVERY_MS = 500
/** Below this share of one processor no one is waiting for us. */
const IDLE_SHARE = 0.1
const IDLE_TURNS = 2
/** Less than this is not worth the pause of 100 to 200 ms. */
const WORTH_BYTES = 64 * 1024 * 1024

/**
 * Collects garbage when the process has been idle for a second and holds 64 MB more than after the last time. V8
 * collects while something is allocated: what a rush of visitors left behind, mostly buffers of finished responses,
 * would stay until others come. Does nothing where Node was started without --expose-gc.
 */
export function collectWhenIdle(
  collect: (() => void) | undefined = exposedGc(),
  usage: () => Usage = usageOfThisProcess,
): void {
  if (collect === undefined) return
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

function exposedGc(): (() => void) | undefined {
  const { gc } = globalThis
  // An ordinary collection keeps the emptied pages of the heap for later; this one gives them back to the system.
  return gc && (() => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }))
}

function usageOfThisProcess(): Usage {
  const { user, system } = process.cpuUsage()
  const { heapUsed, external } = process.memoryUsage()
  return { cpuMs: (user + system) / 1000, bytes: heapUsed + external }
}
