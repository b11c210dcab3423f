/** The default links of header and footer. Public pages load this file, so it contains no schema. */
import { paths } from '../shared/paths.ts'

export interface MenuEntry {
  label: string
  /** A path of this site, an http or https address, or mailto: with a mail address. */
  to: string
}

export interface Menus {
  header: readonly MenuEntry[]
  quick: readonly MenuEntry[]
  support: readonly MenuEntry[]
}

export const DESCRIBED_MENUS = {
  header: [
    { label: 'Casinos', to: paths.casinos() },
    { label: 'Bonuses', to: paths.bonuses() },
    { label: 'Games', to: paths.games() },
    { label: 'Compare', to: '/compare' },
    { label: 'Blog', to: paths.blog() },
  ],
  quick: [
    { label: 'Casinos', to: paths.casinos() },
    { label: 'Bonuses', to: paths.bonuses() },
    { label: 'Reviews', to: paths.reviews() },
    { label: 'Crypto Casinos', to: paths.casinos('filter=crypto') },
    { label: 'Mobile Casinos', to: paths.casinos('filter=mobile') },
  ],
  support: [
    { label: 'FAQ', to: paths.faq() },
    { label: 'Responsible Gambling', to: paths.responsibleGambling() },
    { label: 'Terms of Service', to: paths.terms() },
    { label: 'Privacy Policy', to: paths.privacy() },
  ],
} satisfies Menus
