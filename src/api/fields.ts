/** Selects fields of a list's items, as in `fields=name,license`. */
import { z } from 'zod'
import { invalid } from './input.ts'
import type { Parameter } from './json-schema.ts'
import type { Route } from './route.ts'

/** The names of the fields that can be selected in this list; undefined where none can. */
export function fieldsOf({ hasFields, response }: Route): readonly string[] | undefined {
  if (hasFields !== true) return undefined
  if (!(response instanceof z.ZodArray) || !(response.element instanceof z.ZodObject)) {
    throw new TypeError('Fields can be chosen of lists of objects only.')
  }
  return Object.keys(response.element.shape)
}

/** The selected fields without duplicates. Refuses unknown ones with invalid_input, naming the first. */
export function readFields(given: string | readonly string[], known: readonly string[]): readonly string[] {
  const chosen = new Set(
    [given]
      .flat()
      .flatMap((text) => text.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  const unknown = [...chosen].find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const message = `fields has no "${unknown.slice(0, LONGEST_NAMED)}"; there are ${known.join(', ')}`
    throw invalid([{ path: 'fields', message }])
  }
  return [...chosen]
}

/** The items reduced to these fields, in the order of the schema; unchanged without a selection. */
export function pickFields(items: unknown, chosen: readonly string[]): unknown {
  if (chosen.length === 0 || !Array.isArray(items)) return items
  return items.map((item: object) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => chosen.includes(name))),
  )
}

export function fieldsParameter(known: readonly string[]): Parameter {
  return {
    name: 'fields',
    in: 'query',
    required: false,
    description: 'Only these fields of each item, joined with commas; all of them by default',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'string', enum: known } },
  }
}

/** Characters of an unknown name repeated in the refusal. */
const LONGEST_NAMED = 60
