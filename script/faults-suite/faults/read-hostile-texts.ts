import { hostileTexts, textReaders } from '#test/hostile-texts.ts'
import { atMost } from '../../benchmark/report/table.ts'
import type { Figure } from '../figure.ts'

const AIM_MS = 50

/** What else the machine does must not count, so the fastest of so many readings does. */
const READINGS = 3

/** Every reader of texts gets the worst shapes of text, as long as it may meet them; the slowest shape counts. */
export async function readHostileTexts(): Promise<Figure[]> {
  return textReaders.map(({ name, characters, read }) => {
    const times = hostileTexts(characters).map(({ name: shape, text }) => ({ shape, ms: timeOf(read, text) }))
    const worst = times.reduce((slowest, one) => (one.ms > slowest.ms ? one : slowest))
    return atMost(`${name}: ${worst.shape}`, worst.ms, AIM_MS, ' ms', 1)
  })
}

/** Milliseconds; a refused text has been read as well. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: READINGS }, () => {
    const started = performance.now()
    try {
      read(text)
    } catch {
      // Its time is what counts.
    }
    return performance.now() - started
  })
  return Math.min(...times)
}
