/** Terms and privacy policy in the owner's own words. */
import { z } from 'zod'
import { optionalText } from '../shared/form-fields.schema.ts'
import { SETTINGS } from './limits.ts'
import { optionalLine } from './lines.schema.ts'

function legalText(name: string) {
  const needsBoth = `${name} needs a version and a date`
  return z
    .strictObject({
      /** Empty: the default text applies. */
      html: optionalText(name, SETTINGS.legalText),
      /** Such as "2.1". */
      version: optionalLine(`Version of ${name.toLowerCase()}`, SETTINGS.legalVersion),
      /** The first day on which it is valid, such as "2026-11-22". */
      date: z
        .union([
          z.literal('').transform(() => null),
          z.iso.date(`Date of ${name.toLowerCase()} must be a date`),
        ])
        .nullable(),
    })
    .refine(({ html, version }) => html === '' || version !== null, { path: ['version'], message: needsBoth })
    .refine(({ html, date }) => html === '' || date !== null, { path: ['date'], message: needsBoth })
}

export const LegalSettings = z.strictObject({
  terms: legalText('Terms of service'),
  privacy: legalText('Privacy policy'),
})
export type LegalSettings = z.infer<typeof LegalSettings>

const NONE = { html: '', version: null, date: null }
export const DESCRIBED_LEGAL: LegalSettings = { terms: NONE, privacy: NONE }
