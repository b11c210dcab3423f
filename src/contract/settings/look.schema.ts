/** Colours and typeface of the site. `domain/settings/look-tokens.ts` turns the colours into tokens. */
import { z } from 'zod'

export const PALETTES = ['green', 'blue', 'burgundy'] as const
export type Palette = (typeof PALETTES)[number]

export const TYPEFACES = ['mona', 'system', 'serif'] as const
export type Typeface = (typeof TYPEFACES)[number]

const ACCENT = 'Accent colour must be a colour such as #e88b4a'

export const LookSettings = z.strictObject({
  /** Colours of buttons, links and dark panels. */
  palette: z.enum(PALETTES, `Palette must be one of ${PALETTES.join(', ')}`),
  /** Colour of small marks, in six digits; null for the default orange. */
  accent: z
    .string(ACCENT)
    .trim()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, ACCENT)
    .transform((colour) => (colour === '' ? null : colour))
    .nullable(),
  typeface: z.enum(TYPEFACES, `Typeface must be one of ${TYPEFACES.join(', ')}`),
})
export type LookSettings = z.infer<typeof LookSettings>

export const DESCRIBED_LOOK: LookSettings = { palette: 'green', accent: null, typeface: 'mona' }
