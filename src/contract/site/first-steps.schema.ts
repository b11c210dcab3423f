/** What an owner does first on an empty site. Screens take the types only. */
import { z } from 'zod'

export const FirstSteps = z.object({
  hasName: z.boolean(),
  /** Whether colours or a typeface were saved. */
  hasLook: z.boolean(),
  /** Whether what the site claims of itself was saved, changed or as it was. */
  hasClaims: z.boolean(),
  /** Whether legal texts or pages of the owner's own were saved. */
  hasTexts: z.boolean(),
  hasCountry: z.boolean(),
  hasMail: z.boolean(),
  /** Whether backups have a place. */
  hasBackup: z.boolean(),
  /** Whether a second person can sign in. */
  hasSecondPerson: z.boolean(),
  /** With which links in mails and canonical addresses begin; null while it is one of this machine. */
  publicUrl: z.string().nullable(),
  /** Whether the demo catalogue can still be loaded: only into a site without content, and once. */
  canLoadDemo: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>
