/** Parts of parameter schemas. Each accepts one value and names itself in its messages. */
import { z } from 'zod'
import type { Filter, ListAsked, QueryOf } from '#contract/items/list.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'

export const one = (name: string) => z.string(`${name} takes one value`)

/** An integer from 1 to `max`. */
export const digits = (name: string, max: number) =>
  one(name)
    .regex(/^[1-9]\d{0,9}$/, `${name} must be a whole number from 1 to ${max}`)
    .transform(Number)
    .refine((number) => number <= max, `${name} must be a whole number from 1 to ${max}`)

/** An id; `is` describes it in messages, such as "the id of a casino". */
export const id = (name: string, is: string) =>
  one(name)
    .regex(/^[1-9]\d{0,8}$/, `${name} must be ${is}`)
    .transform(Number)

export const choice = <const Words extends readonly string[]>(name: string, words: Words) =>
  one(name).pipe(z.enum(words, `${name} must be one of ${words.join(', ')}`))

export const text = (name: string, max: number = TEXT.search) =>
  one(name).max(max, `${name} may have at most ${max} characters`)

export const searchText = (name: string, max?: number) => text(name, max).transform(cleanSearchText)

export const day = (name: string) => one(name).pipe(z.iso.date(`${name} must be a day such as 2026-03-14`))

/** The parameters of a staff list. Unknown ones are refused. */
export function listSchema<List extends ListAsked>({ filters, max, says }: List): z.ZodType<QueryOf<List>> {
  const named = Object.entries(filters)
  const parameters = named.map(([name, filter]) => [name, parameter(valueSchema(name, filter), filter.says)])
  const given = Object.fromEntries([['search', ''], ...named.map(([name, { preset }]) => [name, preset])])
  return z
    .strictObject({
      search: parameter(searchText('search', max), says),
      ...(Object.fromEntries(parameters) as Record<string, z.ZodType>),
    })
    .transform((query) => ({ ...given, ...query }) as QueryOf<List>)
}

function parameter(schema: z.ZodType, says?: string): z.ZodType {
  return says === undefined ? schema.optional() : schema.optional().describe(says)
}

function valueSchema(name: string, { values, is = 'an id', max }: Filter): z.ZodType {
  if (values === 'day') return day(name)
  if (values === 'id') return id(name, is)
  if (values === 'text') return text(name, max)
  if (values instanceof RegExp) return one(name).regex(values, `${name} must be ${is}`)
  return choice(name, values)
}
