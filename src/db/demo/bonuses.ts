import { bonuses1 } from '#db/demo/bonuses-1.ts'
import { bonuses2 } from '#db/demo/bonuses-2.ts'
import { bonuses3 } from '#db/demo/bonuses-3.ts'
import { bonuses4 } from '#db/demo/bonuses-4.ts'
import type { DemoBonus } from '#db/demo/demo-types.ts'

/** Every demo bonus, the best-known casinos first. */
export const DEMO_BONUSES: readonly DemoBonus[] = [...bonuses1, ...bonuses2, ...bonuses3, ...bonuses4]
