/** Reports what a schema refuses, field by field and in our own words. */
import type { z } from 'zod'
import type { FieldProblem } from './refusal.ts'

const MAX_PROBLEMS = 20

/** The parsed value, or between 1 and 20 problems. `whole` is the name of the value in messages. */
export function readInput<T>(
  schema: z.ZodType<T>,
  value: unknown,
  whole: string,
): { data: T } | { problems: FieldProblem[] } {
  const result = schema.safeParse(value, { error: wordingOf(whole) })
  if (result.success) return { data: result.data }
  return { problems: result.error.issues.flatMap((issue) => problemsOf(issue, whole)).slice(0, MAX_PROBLEMS) }
}

function problemsOf(issue: z.core.$ZodIssue, whole: string): FieldProblem[] {
  const path = issue.path.map(String).join('.')
  if (issue.code !== 'unrecognized_keys')
    return [{ path: path === '' ? whole : path, message: issue.message }]
  // A body may have a hundred thousand unknown keys.
  return issue.keys
    .slice(0, MAX_PROBLEMS)
    .map((key) => ({
      path: path === '' ? key : `${path}.${key}`,
      message: `Unknown field: ${key.slice(0, 60)}`,
    }))
}

/** Messages for schemas without one of their own. */
export function wordingOf(whole: string) {
  return (issue: z.core.$ZodRawIssue): string => {
    const name = (issue.path ?? []).map(String).join('.') || `The ${whole}`
    if (issue.input === undefined) return `${name} is required`
    if (issue.code !== 'invalid_type') return `${name} is not valid`
    return `${name} must be ${KIND_NAMES.get(issue.expected) ?? 'of another type'}`
  }
}

const KIND_NAMES: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
])
