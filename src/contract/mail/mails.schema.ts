/** The mails of the site as staff preview them. */
import { z } from 'zod'
import { TEXT } from '../shared/limits.ts'
import { MAIL_NAMES } from './mail-names.ts'

export const MailPreview = z.object({
  name: z.enum(MAIL_NAMES),
  label: z.string(),
  /** When it is sent. */
  when: z.string(),
  subject: z.string(),
  /** The part for mail programs that show no HTML. */
  text: z.string(),
  /** A whole document with its styles inline. */
  html: z.string(),
})
export type MailPreview = z.infer<typeof MailPreview>

export const MailPreviews = z.object({
  mails: z.array(MailPreview),
  /** The sender; null while no mail server is configured, so that nothing can be sent. */
  from: z.string().nullable(),
})
export type MailPreviews = z.infer<typeof MailPreviews>

export const NewTestMail = z.strictObject({
  name: z.enum(MAIL_NAMES, 'name must be the name of a mail'),
  to: z
    .string('Enter a valid email address')
    .trim()
    .max(TEXT.email, 'Enter a valid email address')
    .pipe(z.email('Enter a valid email address')),
})
export type NewTestMail = z.infer<typeof NewTestMail>
