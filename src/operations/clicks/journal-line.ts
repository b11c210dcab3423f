import { z } from 'zod'
import { BLOCKS, CLICK_SIGNALS, DEVICES } from '#contract/clicks/click-words.ts'
import type { Click } from '#db/queries/clicks/click-writes.ts'

const Line = z.object({
  // Of random bits: no version of RFC 9562.
  id: z.guid(),
  at: z.iso.datetime().transform((text) => new Date(text)),
  casinoId: z.int(),
  page: z.string().nullable(),
  block: z.enum(BLOCKS).nullable(),
  position: z.int().nullable(),
  country: z.string().nullable(),
  device: z.enum(DEVICES),
  visitor: z.string(),
  signals: z.array(z.enum(CLICK_SIGNALS)),
})

/** One line of JSON. */
export function writeJournalLine(click: Click): string {
  return JSON.stringify(click)
}

/** Undefined for what is no click, such as a line that was cut off. */
export function readJournalLine(line: string): Click | undefined {
  try {
    return Line.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
