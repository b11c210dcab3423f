import type { z } from 'zod'

/**
 * Null for each field that must be answered and takes null, "not stated", as the answer: a file answers so by leaving
 * the column out.
 */
export function notStatedIn<Form>(form: z.ZodObject & z.ZodType<Form>): Partial<Form> {
  const names = Object.entries(form.shape as Record<string, z.ZodType>)
    .filter(([, field]) => !field.safeParse(undefined).success && field.safeParse(null).success)
    .map(([name]) => [name, null])
  return Object.fromEntries(names) as Partial<Form>
}
