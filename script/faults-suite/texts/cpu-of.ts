import { median } from '../../benchmark/measure/median.ts'

const READINGS = 5
/** Milliseconds. What takes less the first time, when code is still to be compiled, need not be measured again. */
const CHEAP = 10

/**
 * Milliseconds of processor time that this thread needs for `work`: the median of five times. What other threads and
 * other processes do meanwhile does not count.
 */
export async function cpuOf(work: () => unknown): Promise<number> {
  const readings: number[] = []
  while (readings.length < READINGS) {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    readings.push((user + system) / 1000)
    if ((readings[0] ?? 0) < CHEAP) break
  }
  return median(readings)
}
