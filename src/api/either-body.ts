import { z } from 'zod'
import { wordingOf } from '#contract/shared/input-problems.ts'
import { bodySchema } from './json-schema.ts'

/**
 * Two bodies on one address: `sign` present means the first. Unlike a plain union it tells what is
 * wrong with the body that was meant.
 */
export function eitherBody<First, Second>(
  sign: string,
  first: z.ZodType<First>,
  second: z.ZodType<Second>,
): z.ZodType<First | Second> {
  return z
    .unknown()
    .transform((value, context): First | Second => {
      const isFirst = typeof value === 'object' && value !== null && Object.hasOwn(value, sign)
      const result = (isFirst ? first : second).safeParse(value, { error: wordingOf('body') })
      if (result.success) return result.data
      for (const issue of result.error.issues) context.issues.push(rawIssueOf(issue))
      return z.NEVER
    })
    .meta({ anyOf: [bodySchema(first), bodySchema(second)] })
}

/** Zod's two kinds of issue differ in optional fields only; the message is already settled. */
function rawIssueOf(issue: z.core.$ZodIssue): z.core.$ZodRawIssue {
  return { ...issue } as z.core.$ZodRawIssue
}
