/** Colours and typeface of the site. Whether the colours can be read is checked by `domain/settings/brand-tokens.ts`. */
import { z } from 'zod'

export const TYPEFACES = ['mona', 'system', 'serif'] as const
export type Typeface = (typeof TYPEFACES)[number]

function colour(name: string) {
  const message = `${name} must be a colour such as #0b4d38`
  return z
    .union(
      [
        z.literal('').transform(() => null),
        z
          .string(message)
          .trim()
          .toLowerCase()
          .regex(/^#[0-9a-f]{6}$/, message),
      ],
      message,
    )
    .nullable()
}

export const LookSettings = z.strictObject({
  /** Buttons, links and the deep panels; null: the described green. */
  main: colour('Main colour'),
  /** Marks beside it; null: the described orange. */
  second: colour('Second colour'),
  typeface: z.enum(TYPEFACES, `Typeface must be one of ${TYPEFACES.join(', ')}`),
})
export type LookSettings = z.infer<typeof LookSettings>

export const DESCRIBED_LOOK: LookSettings = { main: null, second: null, typeface: 'mona' }
