/** The first tasks of an owner on an empty site. Screens import the types only. */
import { z } from 'zod'

export const FirstSteps = z.object({
  hasName: z.boolean(),
  /** True when colours or a typeface were saved. */
  hasLook: z.boolean(),
  /** True when the site's claims about itself were saved, changed or not. */
  hasClaims: z.boolean(),
  /** True when the owner saved legal texts or pages. */
  hasTexts: z.boolean(),
  hasCountry: z.boolean(),
  hasMail: z.boolean(),
  /** True when backups have a place to go. */
  hasBackup: z.boolean(),
  /** True when a second person can sign in. */
  hasSecondPerson: z.boolean(),
  /** The start of links in mails and of canonical addresses; null while it is an address of this machine. */
  publicUrl: z.string().nullable(),
  /** True while the demo catalogue can still be loaded: once, and only into a site without content. */
  canLoadDemo: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>
