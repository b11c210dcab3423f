/** What an owner does first on an empty site. Screens take the types only. */
import { z } from 'zod'

export const FirstSteps = z.object({
  /** Whether the name and the address for support were saved. */
  hasName: z.boolean(),
  /** Whether colours or a typeface were saved. */
  hasLook: z.boolean(),
  /** Whether what the site claims of itself was saved, changed or as it was. */
  hasClaims: z.boolean(),
  /** Whether the proxy names the country of visitors. */
  hasCountry: z.boolean(),
  /** Whether mail leaves the site. */
  hasMail: z.boolean(),
  /** With which links in mails and canonical addresses begin; null while it is one of this machine. */
  publicUrl: z.string().nullable(),
  /** Whether the demo catalogue can still be loaded: only into a site without content, and once. */
  canLoadDemo: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>
