/** The links of header and footer. */
import { z } from 'zod'
import { FORM } from '../items/limits.ts'
import { readOwnPath, readWebAddress } from '../shared/web-address.ts'
import { SETTINGS } from './limits.ts'
import { line } from './lines.schema.ts'

const MAIL = /^mailto:[\w.+'-]{1,64}@[\w.-]{1,190}$/
const NO_ADDRESS =
  'Address must be a path of this site such as /blog, an http or https address, or mailto: with a mail address'

const MenuLink = z.strictObject({
  label: line('Label', SETTINGS.menuLabel),
  to: z
    .string(NO_ADDRESS)
    .trim()
    .max(FORM.url, NO_ADDRESS)
    .transform((value, context) => {
      const address = readOwnPath(value) ?? readWebAddress(value) ?? (MAIL.test(value) ? value : undefined)
      if (address !== undefined && address.length <= FORM.url) return address
      context.addIssue({ code: 'custom', message: NO_ADDRESS })
      return z.NEVER
    }),
})

const links = (name: string) =>
  z
    .array(MenuLink, `${name} must be a list of links`)
    .max(SETTINGS.menuLinks, `${name} may have at most ${SETTINGS.menuLinks} links`)

export const MenuSettings = z.strictObject({
  /** Shown beside the site's name, and after "Home" in the menu of small screens. */
  header: links('Header'),
  quick: links('Quick Links'),
  /** Shown after "Contact Us", which opens the support address. */
  support: links('Support'),
})
