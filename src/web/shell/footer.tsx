import { BadgeCheck, Lock, ShieldCheck } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Brand } from './brand.tsx'
import { SocialLinks } from './social-links.tsx'
import { useSite } from './site-data.ts'

/** The end of every public page. */
export function Footer() {
  const { brand } = useSite()
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
          <FooterLinks title="Quick Links" links={QUICK_LINKS} />
          <FooterLinks
            title="Support"
            links={[['Contact Us', `mailto:${brand.supportEmail}`], ...SUPPORT_LINKS]}
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

function FooterLinks({
  title,
  links,
}: {
  title: string
  links: readonly (readonly [label: string, to: string])[]
}) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([label, to]) => (
          <li key={label}>
            {to.startsWith('mailto:') ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const QUICK_LINKS = [
  ['Casinos', paths.casinos()],
  ['Bonuses', paths.bonuses()],
  ['Reviews', paths.reviews()],
  ['Crypto Casinos', paths.casinos('filter=crypto')],
  ['Mobile Casinos', paths.casinos('filter=mobile')],
] as const

const SUPPORT_LINKS = [
  ['FAQ', paths.faq()],
  ['Responsible Gambling', paths.responsibleGambling()],
  ['Terms of Service', paths.terms()],
  ['Privacy Policy', paths.privacy()],
] as const

const TRUST = [
  [Lock, 'SSL Secured'],
  [ShieldCheck, 'Privacy Protected'],
  [BadgeCheck, 'Trusted Reviews'],
] as const
