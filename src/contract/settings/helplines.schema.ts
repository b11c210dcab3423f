/** Free help by country, as settings of the site. */
import { z } from 'zod'
import { isCountryCode } from '../countries/countries.ts'
import { HELPLINES, type Helpline } from '../countries/helplines.ts'
import { optionalAddress } from '../shared/form-fields.schema.ts'
import { SETTINGS } from './limits.ts'
import { line, optionalLine } from './lines.schema.ts'

const NOT_A_SITE = 'Site must be a name such as gamcare.org.uk, without https and www'
const NOT_A_DATE = 'Checked on must be a date'

const phone = (name: string) =>
  optionalLine(name, SETTINGS.phone).refine(
    (value) => value === null || /^[0-9A-Z +()/-]{3,}$/.test(value),
    `${name} must be a number that can be called`,
  )

const StoredLine = z.strictObject({
  country: z
    .string('Country must be a two-letter code')
    .trim()
    .toUpperCase()
    .refine(isCountryCode, 'Country must be a two-letter code'),
  name: line('Name', SETTINGS.heading),
  phone: phone('Phone'),
  alsoPhone: phone('Second phone'),
  note: optionalLine('Note', SETTINGS.heading),
  web: z
    .string(NOT_A_SITE)
    .trim()
    .toLowerCase()
    .max(SETTINGS.email, NOT_A_SITE)
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, NOT_A_SITE),
  /** The page that the number was checked against. */
  source: optionalAddress('Source'),
  checkedOn: z.union([z.literal('').transform(() => null), z.iso.date(NOT_A_DATE)]).nullable(),
})

export const HelplineSettings = z.strictObject({
  lines: z
    .array(StoredLine, 'Helplines must be a list')
    .min(1, 'There must be a helpline: the site must never be without one')
    .max(SETTINGS.helplines, `There may be at most ${SETTINGS.helplines} helplines`)
    .superRefine((lines, context) => {
      lines.forEach(({ country }, at) => {
        if (lines.findIndex((each) => each.country === country) < at)
          context.addIssue({
            code: 'custom',
            path: [at, 'country'],
            message: 'This country has a helpline already',
          })
      })
    }),
})
export type HelplineSettings = z.infer<typeof HelplineSettings>

/** The lines that the product ships with. */
export const DESCRIBED_HELPLINES: HelplineSettings = {
  lines: Object.entries(HELPLINES).map(([country, { name, web, ...more }]) => ({
    country,
    name,
    phone: more.phone ?? null,
    alsoPhone: more.alsoPhone ?? null,
    note: more.note ?? null,
    web,
    source: null,
    checkedOn: more.checkedOn ?? null,
  })),
}

/** By country code, in the form that pages and the assistant use. */
export function helplinesBy({ lines }: HelplineSettings): Readonly<Record<string, Helpline>> {
  return Object.fromEntries(
    lines.map(({ country, name, web, phone: number, alsoPhone, note, checkedOn }) => [
      country,
      {
        name,
        web,
        ...(number !== null && { phone: number }),
        ...(alsoPhone !== null && { alsoPhone }),
        ...(note !== null && { note }),
        ...(checkedOn !== null && { checkedOn }),
      },
    ]),
  )
}
