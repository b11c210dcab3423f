import { z } from 'zod'
import { wordingOf } from './input.ts'
import { bodySchema } from './json-schema.ts'

/**
 * Two bodies on one address: `sign` present means the first. Unlike a plain union it tells what is
 * wrong with the body that was meant.
 */
export function eitherBody<First, Second>(sign: string, first: z.ZodType<First>, second: z.ZodType<Second>): z.ZodType<First | Second> {
  return z.unknown().transform((value, context): First | Second => {
    const isFirst = typeof value === 'object' && value !== null && Object.hasOwn(value, sign)
    const result = (isFirst ? first : second).safeParse(value, { error: wordingOf('body') })
    if (result.success) return result.data
    context.issues.push(...result.error.issues.map((issue) => ({ ...issue, input: value })))
    return z.NEVER
  }).meta({ anyOf: [bodySchema(first), bodySchema(second)] })
}
