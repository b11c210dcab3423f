import { plainText, wordsOf } from './plain-text.ts'

/** Parts that are looked at, that are named, and characters of each: reading wishes is not free. */
const MOST = { read: 12, parts: 3, characters: 60 } as const

/**
 * The parts of a wish that nothing was read from, as they were written: what stands between commas, "and" and "with",
 * without those that are only the frame of a sentence. `isRead` tells whether a part says something.
 */
export function unusedParts(message: string, isRead: (part: string) => boolean): string[] {
  return message
    .split(/[,;.!?\n]|\b(?:and|but|with|plus)\b/i)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => wordsOf(plainText(part)).some((word) => !FRAME.has(word)))
    .slice(0, MOST.read)
    .filter((part) => !isRead(part))
    .slice(0, MOST.parts)
    .map((part) => part.slice(0, MOST.characters))
}

/** Words that ask, greet or name what every answer is about. */
const FRAME: ReadonlySet<string> = new Set(
  `a about accept accepting accepts all also am an any are as at best can casino casinos choose could do find for from
  gambling get give good great have hello help hey hi i id ideally if im in is it list live living looking lowest
  me must my need no not of on one online only open or our paying play player players playing please possible
  preferably recommend recommendation safe safest should show site sites so some something suggest take takes taking
  thank thanks that the them then there they thing this to too top trusted trustworthy us use using want wants we
  what where which who will would you your`.split(/\s+/),
)
