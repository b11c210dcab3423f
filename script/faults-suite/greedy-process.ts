/** Is a crowd of greedy clients, in a process of its own so that their work is not counted for anyone else. */
import { GREED } from './greedy/greed.ts'
import type { GreedOrder } from './greedy/greed.ts'

/** Ends by itself when the one who ordered it never does. */
const LONGEST_MS = 120_000

process.on('message', ({ greed, port }: GreedOrder) => GREED[greed].start(port))
process.on('disconnect', () => process.exit())
setTimeout(() => process.exit(), LONGEST_MS)
