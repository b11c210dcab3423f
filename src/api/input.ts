/** Parses input with a schema; what it refuses is told field by field, never in the library's words. */
import type { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { FieldProblem } from '#contract/refusal.ts'

const MAX_PROBLEMS = 20

/** The parsed value. Refuses with invalid_input; the message is that of the first problem. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown, whole: 'body' | 'query'): T {
  const result = schema.safeParse(value, { error: wordingOf(whole) })
  if (result.success) return result.data
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, whole)).slice(0, MAX_PROBLEMS)
  throw invalid(problems)
}

/** The refusal of these problems. */
export function invalid(problems: readonly FieldProblem[]): Refusal {
  return new Refusal('invalid_input', problems[0]?.message ?? 'The request is not valid', { problems })
}

function problemsOf(issue: z.core.$ZodIssue, whole: string): FieldProblem[] {
  const path = issue.path.map(String).join('.')
  if (issue.code !== 'unrecognized_keys')
    return [{ path: path === '' ? whole : path, message: issue.message }]
  return issue.keys.map((key) => ({
    path: path === '' ? key : `${path}.${key}`,
    message: `Unknown field: ${key.slice(0, 60)}`,
  }))
}

/** Our words where a schema has none of its own. */
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
