/** Validates input with a schema. Problems are reported by field and in our own words. */
import type { z } from 'zod'
import { readInput } from '#contract/shared/input-problems.ts'
import { Refusal, type FieldProblem } from '#contract/shared/refusal.ts'

/** The parsed value. Refuses with invalid_input and the message of the first problem. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown, whole: 'body' | 'query'): T {
  const read = readInput(schema, value, whole)
  if ('data' in read) return read.data
  throw invalid(read.problems)
}

export function invalid(problems: readonly FieldProblem[]): Refusal {
  return new Refusal('invalid_input', problems[0]?.message ?? 'The request is not valid', { problems })
}
