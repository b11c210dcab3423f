import { games1 } from './games-1.ts'
import { games2 } from './games-2.ts'
import { games3 } from './games-3.ts'
import type { DemoGame } from './demo-types.ts'

/** Every demo game: slots first, then tables, live games, jackpots, crash games and lotteries. */
export const DEMO_GAMES: readonly DemoGame[] = [...games1, ...games2, ...games3]
