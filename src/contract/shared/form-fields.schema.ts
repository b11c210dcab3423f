/** The fields of the admin forms: what each accepts and its messages. */
import { z } from 'zod'
import { ChangeCause } from '../changes/fact-changes.schema.ts'
import { DRAFT, FORM } from '../items/limits.ts'
import { DAY_MS } from './durations.ts'
import { text } from './common.schema.ts'
import { isOnPublicHost, readExactAddress, readOwnPath, readWebAddress } from './web-address.ts'

export function tooFew(name: string, min: number): string {
  return `${name} must have at least ${min} characters`
}

/** A text that must not be empty. */
export function required(name: string, limits: { min: number; max: number }, tooShort?: string) {
  return text({
    ...limits,
    tooShort: tooShort ?? tooFew(name, limits.min),
    tooLong: `${name} may have at most ${limits.max} characters`,
  })
}

/** A required text of a form that may be saved unfinished. When left out it is the empty text. */
export function requiredLater(name: string, { min, max }: { min: number; max: number }) {
  return optionalText(name, max).refine((value) => value === '' || value.length >= min, tooFew(name, min))
}

/** A text that may be empty. When left out it is the empty text. */
export function optionalText(name: string, max: number) {
  return textOrNone(name, max).transform((value) => value ?? '')
}

function textOrNone(name: string, max: number) {
  return text({
    min: 0,
    max,
    tooShort: `${name} must be a text`,
    tooLong: `${name} may have at most ${max} characters`,
  }).nullish()
}

/** A text that is null when it is empty. */
export function nullableText(name: string, max: number) {
  return optionalText(name, max).transform((value) => (value === '' ? null : value))
}

/** An http or https address without user info, normalised as a browser does. */
export function webAddress(name: string) {
  return text({ max: FORM.url, tooShort: `${name} must be a valid URL`, tooLong: tooLong(name) })
    .transform((value, context) => readAs(readWebAddress, { value, context, name, expected: 'a valid URL' }))
    .refine(isOnPublicHost, notPublic(name))
}

const notPublic = (name: string) => `${name} must not lead to a private network`

/** A web address, or null. */
export function optionalAddress(name: string) {
  return publicOrNull(name, readWebAddress)
}

/** A web address kept letter for letter, because the trackers of programmes compare it. */
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

/**
 * Reads a web address or the path of a picture of this site, normalised as a browser does. Undefined for anything else.
 */
export function readPictureAddress(value: string): string | undefined {
  const own = readOwnPath(value)
  return own !== undefined && OWN_PICTURE.test(own) ? own : readWebAddress(value)
}

/** A number from `min` to `max`, as a number or as digits. */
export function numeric(
  name: string,
  { min, max }: { min: number; max: number },
  message = max === Infinity ? `${name} must be ${min} or more` : `${name} must be from ${min} to ${max}`,
) {
  return z
    .union(
      [
        // Forms show the first message of a union and the API shows the last, so both carry the same one.
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

/** A whole number from `min` to `max`. */
export function wholeNumber(name: string, { min, max }: { min: number; max: number }) {
  return numeric(name, { min, max }).refine(Number.isInteger, `${name} must be a whole number`)
}

/**
 * A fact that must be answered: null means "not stated". When left out or blank it is refused as `schema` refuses it,
 * so that nobody skips it by accident.
 */
export function requiredFact<Schema extends z.ZodType>(schema: Schema) {
  return z.nullable(schema)
}

/** A fact that may be left out, which makes it null, "not stated". A blank text is still refused. */
export function optionalFact<Schema extends z.ZodType>(schema: Schema) {
  return z.nullish(schema).transform((value) => value ?? null)
}

/**
 * A text that older clients do not know. Left out it is undefined: the stored value stays. Null or blank removes it.
 */
export function laterText(name: string, max: number) {
  return textOrNone(name, max).transform((value) => (value === '' ? null : value))
}

/** A day such as "2026-11-22", from 1990 to today, that older clients do not know. */
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

/** A score from 0 to 10 with one decimal. */
export function score(name: string) {
  return numeric(name, { min: 0, max: 10 }).transform((value) => Math.round(value * 10) / 10)
}

/** Short texts without duplicates, ignoring case. Blank ones are left out. */
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

export function idList(name: string) {
  const message = `${name} must be a list of ids`
  return z
    .array(z.int(message).min(1, message).max(2_147_483_647, message), message)
    .max(5000, `${name} may have at most 5000 entries`)
    .default([])
    .transform((ids) => [...new Set(ids)])
}

/** The id of one row, as a number or as digits. */
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

/** An instant as ISO text in UTC, or null. A day without a time gets `timeOfDay`. */
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

/** A flag that older clients do not know: when left out, the stored value stays. */
export function laterFlag(name: string) {
  return z.boolean(`${name} must be true or false`).optional()
}

/** A year from 1990 to the current one. */
export function pastYear(name: string) {
  const message = `${name} must be from ${FORM.firstYear} to the current year`
  return numeric(name, { min: -9999, max: 9999 }, message).refine(
    // This is the only rule that depends on the calendar. Form and server use their own clocks.
    (year) => Number.isInteger(year) && year >= FORM.firstYear && year <= new Date().getFullYear(),
    message,
  )
}

/** The response to a save of any kind. */
export const ItemSaved = z.object({
  success: z.literal(true),
  message: z.string(),
  id: z.int(),
  /** Send it with the next save, so that nobody else's save is overwritten. */
  version: z.int(),
})
export type ItemSaved = z.infer<typeof ItemSaved>

/**
 * The body of a save: the fields, the edited version, the id of the draft that the save finishes, the reason for
 * changes of public facts, and the names of values that clients may send although the server decides them, which are
 * dropped. Without a version the save overwrites whatever is stored.
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

/** In time zones east of Greenwich it may already be tomorrow by UTC. */
function futureProblem(name: string, day: string): string | undefined {
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
  return day > tomorrow ? `${name} must not be in the future` : undefined
}

/** Refuses days that do not exist: 31 February would otherwise count as a day in March. */
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

/** The check runs after normalising, because a normalised address may be longer than the typed one. */
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
