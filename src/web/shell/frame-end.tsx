import { AtSign, BadgeCheck, Camera, Lock, Play, ShieldCheck, ThumbsUp } from 'lucide'
import { memo, useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigation } from 'react-router'
import { DESCRIBED_MENUS, type MenuEntry } from '#contract/settings/described-menus.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { ToastHost } from '#ui/toast.tsx'
import { TooltipLayer } from '#ui/tooltip-layer.tsx'
import { ChatButton } from '../chat/chat-button.tsx'
import { CompareTray } from '../comparisons/compare-tray.tsx'
import { ConsentBar } from '../analytics/consent-bar.tsx'
import { RecentStrip } from '../cards/recent-strip.tsx'
import { Brand } from './brand.tsx'
import { MenuLink } from './menu-link.tsx'
import { useSite, type SiteData } from './site-data.ts'

const TRUST = [
  [Lock, 'secured'],
  [ShieldCheck, 'privacy'],
  [BadgeCheck, 'reviews'],
] as const

const PROFILES = [
  ['Facebook', ThumbsUp],
  ['X', AtSign],
  ['Instagram', Camera],
  ['YouTube', Play],
] as const

/** How long a pointer must rest on a link to count as intent, in milliseconds. */
const INTENT_MS = 80

/** The end of every public page: the footer, and layers that open on demand. Memoised, because it has no props. */
export const FrameEnd = memo(function FrameEnd() {
  return (
    <>
      <RecentStrip />
      <CompareTray />
      <ConsentBar />
      <Footer />
      <ChatButton />
      <ToastHost />
      <TooltipLayer />
      <RouteProgress />
      <PrefetchOnIntent />
    </>
  )
})

/** A bar along the top while the next page loads (its delay is in the style sheet). Announces the new page's title. */
function RouteProgress() {
  const { state } = useNavigation()
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
  }, [pathname])

  return (
    <>
      <div className="route-progress" data-active={state === 'loading' || undefined} aria-hidden="true" />
      <span className="sr" role="status">
        {title}
      </span>
    </>
  )
}

/** Prefetches a page's data and scripts on intent, with one listener for all links. */
function PrefetchOnIntent() {
  const [page, setPage] = useState<string>()
  useEffect(() => watchIntent(setPage), [])
  return page === undefined ? null : <PrefetchPageLinks key={page} page={page} />
}

function watchIntent(mean: (page: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const aim = (event: Event): void => {
    clearTimeout(timer)
    const page = pageOf(event.target)
    // A touch follows the link; a pointer may only pass over it.
    if (page !== undefined) timer = setTimeout(() => mean(page), event.type === 'touchstart' ? 0 : INTENT_MS)
  }
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true }
  for (const event of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(event, aim, options)
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

/** Path and query of an internal link's page; undefined for the current page. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== location.origin || link.target !== '') return undefined
  const page = link.pathname + link.search
  return page === location.pathname + location.search ? undefined : page
}

/** The end of every public page. */
function Footer() {
  const { brand, demoNote, menus = DESCRIBED_MENUS, claims, landings = [] } = useSite()
  return (
    <footer className="site-footer" id="site-footer">
      <div className="wrap">
        <div className="site-footer__grid">
          <div className="site-footer__lead">
            <Link className="brand" to={paths.home()} aria-label={`${brand.name}, home`}>
              <Brand brand={brand} />
            </Link>
            <p className="mt-3">{claims.footerText}</p>
            <SocialLinks addresses={brand.social} />
          </div>
          <FooterLinks title="Quick Links" links={menus.quick} />
          <FooterLinks
            title="Support"
            links={[{ label: 'Contact Us', to: `mailto:${brand.supportEmail}` }, ...menus.support]}
          />
          <ul className="trust">
            {TRUST.map(
              ([icon, name]) =>
                claims.badges[name] !== null && (
                  <li key={name}>
                    <Icon of={icon} />
                    {claims.badges[name]}
                  </li>
                ),
            )}
          </ul>
        </div>
        {landings.length > 0 && (
          <nav className="site-footer__landings mt-2" aria-label="Popular lists">
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
        {demoNote !== undefined && <p className="mt-6 text-xs">{demoNote}</p>}
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-(--felt-border) pt-5 text-(--felt-muted)">
          <span className="age">
            <b>21+</b>
            <span className="sr">. </span>Please gamble responsibly.
          </span>
          <span>
            © {claims.footerYear} {brand.name}. All rights reserved.
          </span>
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

/** The four social profiles; one without an address is a placeholder (decision D-07). */
function SocialLinks({ addresses }: { addresses: SiteData['brand']['social'] }) {
  return (
    <div className="social">
      {PROFILES.map(([label, icon]) => {
        const address = addresses[label.toLowerCase() as keyof typeof addresses]
        return address === undefined ? (
          // oxlint-disable-next-line anchor-is-valid -- a link that is still to get its address
          <a key={label} className="icon-btn" role="link" aria-disabled="true" aria-label={label}>
            <Icon of={icon} />
          </a>
        ) : (
          <a
            key={label}
            className="icon-btn"
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={label}
          >
            <Icon of={icon} />
          </a>
        )
      })}
    </div>
  )
}
