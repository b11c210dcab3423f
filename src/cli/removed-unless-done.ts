import { rmSync } from 'node:fs'

/**
 * Does work that writes to these paths, and removes them when it fails or is interrupted (Ctrl-C, SIGTERM), or after
 * success where `isKept` is false.
 */
export async function removedUnlessDone<T>(
  paths: readonly string[],
  work: () => Promise<T>,
  { isKept = true }: { isKept?: boolean } = {},
): Promise<T> {
  const remove = (): void => {
    // The engine's thread may add files until it ends.
    for (const path of paths) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  }
  const interrupted = (): never => process.exit(130)
  process.once('exit', remove)
  for (const signal of SIGNALS) process.once(signal, interrupted)
  try {
    const result = await work()
    if (!isKept) remove()
    return result
  } catch (error) {
    remove()
    throw error
  } finally {
    process.off('exit', remove)
    for (const signal of SIGNALS) process.off(signal, interrupted)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
