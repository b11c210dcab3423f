import { BadgeCheck, Lock, ShieldCheck } from 'lucide'
import { DESCRIBED_MENUS } from '#contract/settings/described-menus.ts'
import type { MenuEntry } from '#contract/settings/described-menus.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Brand } from './brand.tsx'
import { MenuLink } from './menu-link.tsx'
import { SocialLinks } from './social-links.tsx'
import { useSite } from './site-data.ts'

/** The end of every public page. */
export function Footer() {
  const { brand, menus = DESCRIBED_MENUS, landings = [] } = useSite()
  return (
    <footer className="site-footer" id="site-footer">
      <div className="wrap">
        <div className="site-footer__grid">
          <div className="site-footer__lead">
            <Link className="brand" to={paths.home()} aria-label={`${brand.name}, home`}>
              <Brand name={brand.name} />
            </Link>
            <p className="mt-3">
              A trusted source for casino bonuses, reviews and gambling guidance since 2024.
            </p>
            <SocialLinks addresses={brand.social} />
          </div>
          <FooterLinks title="Quick Links" links={menus.quick} />
          <FooterLinks
            title="Support"
            links={[{ label: 'Contact Us', to: `mailto:${brand.supportEmail}` }, ...menus.support]}
          />
          <ul className="trust">
            {TRUST.map(([icon, label]) => (
              <li key={label}>
                <Icon of={icon} />
                {label}
              </li>
            ))}
          </ul>
        </div>
        {landings.length > 0 && (
          <nav className="site-footer__landings" aria-label="Popular lists">
            <h2>Popular lists</h2>
            <ul>
              {landings.map((landing) => (
                <li key={paths.landing(landing)}>
                  <Link to={paths.landing(landing)}>{landing.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="site-footer__end">
          <span className="age">
            <b>21+</b>
            <span className="sr">. </span>Please gamble responsibly.
          </span>
          <span>© 2025 {brand.name}. All rights reserved.</span>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ title, links }: { title: string; links: readonly MenuEntry[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label + to}>
            {to.startsWith('mailto:') ? <a href={to}>{label}</a> : <MenuLink to={to}>{label}</MenuLink>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const TRUST = [
  [Lock, 'SSL Secured'],
  [ShieldCheck, 'Privacy Protected'],
  [BadgeCheck, 'Trusted Reviews'],
] as const
