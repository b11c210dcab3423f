import type { Hurt } from './faults.ts'
import { mustBe } from './figure.ts'
import type { Figure } from './figure.ts'
import type { Ground } from './ground/ground.ts'

/** The figures of one fault. What could not be measured is a missed aim and stops none of the others. */
export async function runFault({ what, run }: Hurt, ground: Ground): Promise<Figure[]> {
  try {
    return await run(ground)
  } catch (error) {
    console.error(`\n${what} could not be measured:`, error)
    return [mustBe('could be measured', false)]
  }
}
