import { bonuses1 } from './bonuses-1.ts'
import { bonuses2 } from './bonuses-2.ts'
import { bonuses3 } from './bonuses-3.ts'
import { bonuses4 } from './bonuses-4.ts'
import type { DemoBonus } from './demo-types.ts'

/** Every demo bonus, the best-known casinos first. */
export const DEMO_BONUSES: readonly DemoBonus[] = [...bonuses1, ...bonuses2, ...bonuses3, ...bonuses4]
