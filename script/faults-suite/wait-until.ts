import { setTimeout as wait } from 'node:timers/promises'

/** Asks every 20 ms. Milliseconds until the answer was yes, NaN when it was not within `limitMs`. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < limitMs) {
    if (await isSo()) return performance.now() - started
    await wait(20)
  }
  return Number.NaN
}
