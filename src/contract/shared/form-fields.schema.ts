/** Pieces that the admin forms share: what a field accepts and what it says when it does not. */
import { DAY_MS } from './durations.ts'
import { z } from 'zod'
import { ChangeCause } from '../changes/fact-changes.schema.ts'
import { text } from './common.schema.ts'
import { DRAFT, FORM } from '../items/limits.ts'
import { isOnPublicHost, readExactAddress, readOwnPath, readWebAddress } from './web-address.ts'

export function tooFew(name: string, min: number): string {
  return `${name} must have at least ${min} characters`
}

/** A line or a text that must be there. */
export function required(name: string, limits: { min: number; max: number }, tooShort?: string) {
  return text({
    ...limits,
    tooShort: tooShort ?? tooFew(name, limits.min),
    tooLong: `${name} may have at most ${limits.max} characters`,
  })
}

/** The same in a form that may be kept unfinished: left out or empty it is the empty text. */
export function requiredLater(name: string, { min, max }: { min: number; max: number }) {
  return optionalText(name, max).refine((value) => value === '' || value.length >= min, tooFew(name, min))
}

/** A text that may be left empty; absent counts as empty. */
export function optionalText(name: string, max: number) {
  return text({
    min: 0,
    max,
    tooShort: `${name} must be a text`,
    tooLong: `${name} may have at most ${max} characters`,
  })
    .nullish()
    .transform((value) => value ?? '')
}

/** A text that may be left empty and is null then. */
export function nullableText(name: string, max: number) {
  return optionalText(name, max).transform((value) => (value === '' ? null : value))
}

/** An address on the public web, http or https, without user info; it is kept as a browser opens it. */
export function webAddress(name: string) {
  return text({
    max: FORM.url,
    tooShort: `${name} must be a valid URL`,
    tooLong: tooLong(name),
  })
    .transform((value, context) => readAs(readWebAddress, { value, context, name, expected: 'a valid URL' }))
    .refine(isOnPublicHost, notPublic(name))
}

const notPublic = (name: string) => `${name} must not lead to a private network`

/** The same, or nothing. */
export function optionalAddress(name: string) {
  return publicOrNull(name, readWebAddress)
}

/** The same, kept letter for letter, as the trackers of programmes compare it. */
export function exactAddress(name: string) {
  return publicOrNull(name, readExactAddress)
}

function publicOrNull(name: string, read: typeof readWebAddress) {
  return addressOrNull(name, read).refine(
    (address) => address === null || isOnPublicHost(address),
    notPublic(name),
  )
}

export function pictureAddress(name: string) {
  return addressOrNull(name, readPictureAddress)
}

/** An address on the web, or a picture of ours by its path on this site, as a browser opens it. */
export function readPictureAddress(value: string): string | undefined {
  const own = readOwnPath(value)
  return own !== undefined && OWN_PICTURE.test(own) ? own : readWebAddress(value)
}

/** A number from `min` to `max`, given as a number or in digits. */
export function numeric(
  name: string,
  { min, max }: { min: number; max: number },
  message = max === Infinity ? `${name} must be ${min} or more` : `${name} must be from ${min} to ${max}`,
) {
  return z
    .union(
      [
        // Forms show the first message of a choice, the api shows the last: it is the same one.
        z.number(message),
        z
          .string(message)
          .trim()
          .regex(/^-?\d{1,15}(\.\d{1,10})?$/, message)
          .transform(Number),
      ],
      message,
    )
    .refine((value) => Number.isFinite(value) && value >= min && value <= max, message)
}

/** The same without decimals. */
export function wholeNumber(name: string, { min, max }: { min: number; max: number }) {
  return numeric(name, { min, max }).refine(Number.isInteger, `${name} must be a whole number`)
}

/**
 * A fact that must be answered: null is the answer "not stated". Left out or blank it is refused as `schema` refuses
 * it, so no one skips it by accident.
 */
export function requiredFact<Schema extends z.ZodType>(schema: Schema) {
  return z.nullable(schema)
}

/** A fact that may be left out: then it is null, "not stated". A blank text is still refused. */
export function optionalFact<Schema extends z.ZodType>(schema: Schema) {
  return z.nullish(schema).transform((value) => value ?? null)
}

/**
 * A text that came later than the form. Left out it stays undefined, which means "as it is stored": an older client
 * does not know it. Null and blank say that there is none.
 */
export function laterText(name: string, max: number) {
  return text({
    min: 0,
    max,
    tooShort: `${name} must be a text`,
    tooLong: `${name} may have at most ${max} characters`,
  })
    .nullish()
    .transform((value) => (value === '' ? null : value))
}

/** The same for a day such as "2026-11-22", from 1990 to today. */
export function laterDay(name: string) {
  const message = `${name} must be a date such as 2026-11-22`
  return z
    .string(message)
    .trim()
    .nullish()
    .transform((value, context) => {
      if (value === undefined || value === null) return value
      if (value === '') return null
      const problem = !isDay(value) || value < `${FORM.firstYear}` ? message : futureProblem(name, value)
      if (problem === undefined) return value
      context.addIssue({ code: 'custom', message: problem })
      return z.NEVER
    })
}

/** A score from 0 to 10 in tenths. */
export function score(name: string) {
  return numeric(name, { min: 0, max: 10 }).transform((value) => Math.round(value * 10) / 10)
}

/** Short texts, each once whatever its case; blank ones are left out. */
export function textList(name: string) {
  const entry = text({
    min: 0,
    max: FORM.listEntry,
    tooShort: `${name} must be a list of texts`,
    tooLong: `An entry of ${name} may have at most ${FORM.listEntry} characters`,
  })
  return z
    .array(entry, `${name} must be a list of texts`)
    .max(FORM.listLength, `${name} may have at most ${FORM.listLength} entries`)
    .default([])
    .transform(distinct)
}

/** Ids, each once. */
export function idList(name: string) {
  const message = `${name} must be a list of ids`
  return z
    .array(z.int(message).min(1, message).max(2_147_483_647, message), message)
    .max(5000, `${name} may have at most 5000 entries`)
    .default([])
    .transform((ids) => [...new Set(ids)])
}

/** The id of one row; digits count as a number. */
export function rowId(message: string) {
  return z
    .union(
      [
        z.int(message),
        z
          .string(message)
          .regex(/^\d{1,10}$/, message)
          .transform(Number),
      ],
      message,
    )
    .refine((id) => id >= 1 && id <= 2_147_483_647, message)
}

/** A moment as ISO text in UTC, or null. A day alone is taken at `timeOfDay`. */
export function instant(name: string, timeOfDay: string) {
  const message = `${name} must be a date`
  return z
    .string(message)
    .trim()
    .nullish()
    .transform((value, context) => {
      if (value === undefined || value === null || value === '') return null
      const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? value + timeOfDay : value)
      if (isDay(value.slice(0, 10)) && !Number.isNaN(date.getTime())) return date.toISOString()
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

export function flag(name: string, preset: boolean) {
  return z.boolean(`${name} must be true or false`).default(preset)
}

/** The same for a client that may not know it: left out, it stays as it is stored. */
export function laterFlag(name: string) {
  return z.boolean(`${name} must be true or false`).optional()
}

/** A year from 1990 to the present one. */
export function pastYear(name: string) {
  const message = `${name} must be from ${FORM.firstYear} to the current year`
  return numeric(name, { min: -9999, max: 9999 }, message).refine(
    // The one rule here that moves with the calendar; form and server apply it by their own clocks.
    (year) => Number.isInteger(year) && year >= FORM.firstYear && year <= new Date().getFullYear(),
    message,
  )
}

/** What a save of any kind answers. */
export const ItemSaved = z.object({
  success: z.literal(true),
  message: z.string(),
  id: z.int(),
  /** Send it along with the next save, so that no one else's is overwritten. */
  version: z.int(),
})
export type ItemSaved = z.infer<typeof ItemSaved>

/**
 * The body of a save: the fields, the version that was edited, the id of the draft that is done with it, why public
 * facts change, and what
 * another client may carry along although only the server decides it, which is dropped. Without a version the save
 * goes over whatever is there.
 */
export function formBody<Fields extends z.core.$ZodLooseShape>(
  fields: Fields,
  dropped: readonly string[] = [],
) {
  const version = wholeNumber('version', { min: 1, max: 2_147_483_647 }).optional()
  const ignored = Object.fromEntries(
    ['id', 'createdAt', ...dropped].map((name) => [name, z.unknown().optional()]),
  )
  const draft = wholeNumber('draft', { min: 1, max: DRAFT.maxId }).optional()
  return z
    .strictObject({ ...ignored, ...fields, version, draft, change: ChangeCause.optional() })
    .transform((body) => {
      const form = Object.fromEntries(
        Object.entries(body).filter(([name]) => Object.hasOwn(fields, name)),
      ) as z.output<z.ZodObject<Fields>>
      const { version, draft, change } = body as { version?: number; draft?: number; change?: ChangeCause }
      return { form, version, draft, change }
    })
}

/** East of Greenwich today may be tomorrow in UTC. */
function futureProblem(name: string, day: string): string | undefined {
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
  return day > tomorrow ? `${name} must not be in the future` : undefined
}

/** A day of the calendar: 31 February would count as a day in March. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** Files of the media store and generated art, by their path on this site. */
const OWN_PICTURE = /^\/(?:media|art)\/[\w%.~/()'!*-]+$/

function addressOrNull(name: string, read: (text: string) => string | undefined) {
  return nullableText(name, FORM.url).transform((value, context) =>
    value === null ? null : readAs(read, { value, context, name, expected: 'a valid URL or empty' }),
  )
}

function readAs(
  read: (text: string) => string | undefined,
  { value, context, name, expected }: { value: string; context: Issues; name: string; expected: string },
): string {
  const address = read(value)
  if (address !== undefined && address.length <= FORM.url) return address
  const message = address === undefined ? `${name} must be ${expected}` : tooLong(name)
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** Written out, an address may be longer than it was typed. */
function tooLong(name: string): string {
  return `${name} may have at most ${FORM.url} characters`
}

interface Issues {
  addIssue: (issue: { code: 'custom'; message: string }) => void
}

function distinct(entries: readonly string[]): string[] {
  const byKey = new Map(entries.filter((entry) => entry !== '').map((entry) => [entry.toLowerCase(), entry]))
  return [...byKey.values()]
}
