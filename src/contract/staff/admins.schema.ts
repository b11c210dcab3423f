/** Signing in and staff accounts. Screens import the types only. */
import { z } from 'zod'
import { isoDate, text } from '../shared/common.schema.ts'
import { FORM } from '../items/limits.ts'
import { PASSWORD_BYTES } from './limits.ts'
import { ROLE_NAMES } from './permissions.ts'

/** The messages of the sign-in form are Serbian, the language of the staff. */
export const SignIn = z.strictObject({
  username: text({
    max: FORM.username.max,
    tooShort: 'Korisničko ime je obavezno',
    tooLong: 'Korisničko ime je predugačko',
  }),
  // Not trimmed: a password may begin with a space.
  password: z
    .string('Password je obavezan')
    .min(1, 'Password je obavezan')
    .max(FORM.password.max, 'Password je predugačak'),
})
export type SignIn = z.infer<typeof SignIn>

const newPassword = z
  .string('Password must be a text')
  .min(FORM.password.min, `Password must have at least ${FORM.password.min} characters`)
  .max(FORM.password.max, `Password may have at most ${FORM.password.max} characters`)
  .refine(
    // Longer passwords are refused, because what follows this limit would be ignored.
    (password) => new TextEncoder().encode(password).length <= PASSWORD_BYTES,
    `Password may have at most ${PASSWORD_BYTES} bytes`,
  )

/** The name that visitors see (decision D-96). Empty: the name of the site. */
const displayName = text({
  min: 0,
  max: FORM.displayName,
  tooShort: 'Display name must be a text',
  tooLong: `Display name may have at most ${FORM.displayName} characters`,
})

export const ChangedDisplayName = z.strictObject({ displayName })
export type ChangedDisplayName = z.infer<typeof ChangedDisplayName>

export const NewAdmin = z.strictObject({
  username: text({
    ...FORM.username,
    tooShort: `Username must have at least ${FORM.username.min} characters`,
    tooLong: `Username may have at most ${FORM.username.max} characters`,
  }),
  password: newPassword,
  displayName: displayName.default(''),
  /** Accepted and ignored: a new account is always an admin (decision D-65). */
  role: z.unknown().optional(),
})
export type NewAdmin = z.output<typeof NewAdmin>

const ownPassword = (name: string, wrong: string) =>
  z.string(`${name} is required`).min(1, `${name} is required`).max(FORM.password.max, wrong)

export const GivenPassword = z.strictObject({
  password: ownPassword('Password', 'The password is not right'),
})
export type GivenPassword = z.infer<typeof GivenPassword>

export const ChangedPassword = z.strictObject({
  currentPassword: ownPassword('Current password', 'The current password is not right'),
  newPassword,
})
export type ChangedPassword = z.infer<typeof ChangedPassword>

/** Validates a password from the command line. */
export const NewPassword = newPassword

export const Admin = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string().nullable(),
  role: z.enum(ROLE_NAMES),
  createdAt: isoDate,
  /** A disabled account cannot sign in and has no sessions. */
  isDisabled: z.boolean(),
})
export type Admin = z.infer<typeof Admin>

export const ChangedRole = z.strictObject({
  role: z.enum(ROLE_NAMES, `The role must be ${ROLE_NAMES.join(' or ')}`),
})
export type ChangedRole = z.infer<typeof ChangedRole>

export const ResetPassword = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Not stored: only this response contains it. */
  password: z.string(),
})
export type ResetPassword = z.infer<typeof ResetPassword>

export const SignedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  user: Admin.pick({ id: true, username: true, role: true }),
})
export type SignedIn = z.infer<typeof SignedIn>

export const Verified = z.object({
  success: z.literal(true),
  user: Admin.pick({ id: true, username: true, displayName: true, role: true }),
})
export type Verified = z.infer<typeof Verified>

export const AdminList = z.object({ success: z.literal(true), admins: z.array(Admin) })
export type AdminList = z.infer<typeof AdminList>
