import { FIRST_NAMES, FULL_NAMES, HANDLES, INITIALS } from './names.ts'
import { pick, pickWeighted, type Random } from '#db/demo/seeded.ts'

const NAMES = {
  first: (random: Random) => pick(random, FIRST_NAMES),
  initial: (random: Random) =>
    `${pick(random, FIRST_NAMES)} ${pick(random, INITIALS)}${random() < 0.7 ? '.' : ''}`,
  full: (random: Random) => pick(random, FULL_NAMES),
  handle: (random: Random) => pick(random, HANDLES),
}

/** How somebody signs, never twice under the same item. */
export function nameReviewer(random: Random, taken: Set<string>): string {
  const name = NAMES[pickWeighted(random, { first: 30, initial: 34, full: 14, handle: 22 })](random)
  if (taken.has(name)) return nameReviewer(random, taken)
  taken.add(name)
  return name
}

/** When it was written, in days before the first start: more of late, never before the item was added. */
export function dayWritten(random: Random, addedDaysAgo: number, endedDaysAgo = 0): number {
  const oldest = Math.min(addedDaysAgo, 540)
  const newest = endedDaysAgo < oldest ? endedDaysAgo : 0
  const day = newest + (oldest - newest) * random() ** 1.7
  return Math.floor(day * 100) / 100
}

/** Most reviews get a vote or two, a few get dozens; older and longer ones have had more chances. */
export function helpfulVotes(random: Random, writtenDaysAgo: number, length: number): number {
  const chances = (0.2 + Math.min(1, writtenDaysAgo / 300)) * (0.4 + length / 350)
  return Math.min(60, Math.floor(random() ** 3.5 * 48 * chances))
}
