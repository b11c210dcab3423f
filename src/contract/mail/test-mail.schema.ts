import { z } from 'zod'
import { TEXT } from '../shared/limits.ts'

export const NewTestMail = z.strictObject({
  to: z
    .string('Enter a valid email address')
    .trim()
    .max(TEXT.email, 'Enter a valid email address')
    .pipe(z.email('Enter a valid email address')),
})
export type NewTestMail = z.infer<typeof NewTestMail>
