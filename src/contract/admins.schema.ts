/** Signing in and staff accounts. Screens take the types only. */
import { z } from 'zod'
import { isoDate, text } from './common.schema.ts'
import { FORM } from './limits.ts'

/** The Serbian texts are those of the sign-in form (spec section 5). */
export const SignIn = z.strictObject({
  username: text({
    max: FORM.username.max,
    tooShort: 'Korisničko ime je obavezno',
    tooLong: 'Korisničko ime je predugačko',
  }),
  // Taken as it was typed: a password may begin with a space.
  password: z
    .string('Password je obavezan')
    .min(1, 'Password je obavezan')
    .max(FORM.password.max, 'Password je predugačak'),
})
export type SignIn = z.infer<typeof SignIn>

export const Admin = z.object({
  id: z.int(),
  username: z.string(),
  role: z.enum(['owner', 'admin']),
  createdAt: isoDate,
})
export type Admin = z.infer<typeof Admin>

export const SignedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  user: Admin.omit({ createdAt: true }),
})
export type SignedIn = z.infer<typeof SignedIn>

export const Verified = SignedIn.pick({ success: true, user: true })
export type Verified = z.infer<typeof Verified>
