import { z } from 'zod'
import { wordingOf } from '#contract/shared/input-problems.ts'
import { bodySchema } from './json-schema.ts'

/** Accepts either of two bodies: with `sign` the first. It reports the problems of the intended one. */
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

/** Zod's two types of issues differ only in optional fields; the message is final. */
function rawIssueOf(issue: z.core.$ZodIssue): z.core.$ZodRawIssue {
  return { ...issue } as z.core.$ZodRawIssue
}
