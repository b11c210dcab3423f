import { casinos1 } from './casinos-1.ts'
import { casinos2 } from './casinos-2.ts'
import { casinos3 } from './casinos-3.ts'
import { casinos4 } from './casinos-4.ts'
import type { DemoCasino } from './demo-types.ts'

/** Every demo casino, in the order of CASINO_NAMES. */
export const DEMO_CASINOS: readonly DemoCasino[] = [...casinos1, ...casinos2, ...casinos3, ...casinos4]
