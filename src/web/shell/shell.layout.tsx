import { clsx } from 'clsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { MapPin, Menu, Search, X, type IconNode } from 'lucide'
import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { Form, Outlet, useLocation, useRouteError } from 'react-router'
import { TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { redirectMissing, redirectQuery } from '#operations/redirects/redirect-missing.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { appContext } from '../contexts.ts'
import { SITE_SEARCH_ID, SiteSearch } from '../search/site-search.tsx'
import { trackInteraction } from '../analytics/tracking.ts'
import { Brand } from './brand.tsx'
import { ErrorPage } from './error-page.tsx'
import { formText } from './posted-form.ts'
import { FrameEnd } from './frame-end.tsx'
import { MenuLink } from './menu-link.tsx'
import { currentPage, DRAWER_ID, navigation } from './navigation.ts'
import { PendingPage } from './pending-page.tsx'
import type { Route } from './+types/shell.layout.ts'
import { createQueryClient, visitQueries } from './query-client.ts'
import { useSite } from './site-data.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/**
 * Redirects may exist for addresses without a page. They cannot hide a page, except those with a query, such as
 * `/?p=12`, on a page that uses none of its parameters.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, context }, next) => {
    const app = context.get(appContext)
    const moved = await redirectQuery(app, { request, url })
    if (moved !== undefined) return moved
    const response = await next()
    return (await redirectMissing(app, { request, url, response })) ?? response
  },
]

/** Reuses data of pages that were open within the last five minutes. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { freshPageData } = await import('./fresh-page-data.ts')
    return freshPageData(request, next)
  },
]

/** The public site: header, page, footer. */
export default function ShellLayout() {
  return (
    <Frame>
      <PendingPage />
      <Outlet />
    </Frame>
  )
}

/** Errors of a page are shown within the same frame. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage error={useRouteError()} />
    </Frame>
  )
}

/** The frame of every public page, found or not. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <Queries>
      {/* Painting waits until the footer's start tag: grids painted half parsed would jump. The stylesheets take longer. */}
      <link rel="expect" href="#site-footer" blocking="render" />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FrameEnd />
    </Queries>
  )
}

/** Provides TanStack Query. */
function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    // On the server every page has its own, because visitors would share responses otherwise.
    typeof document === 'undefined' ? createQueryClient() : visitQueries(),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** The bar at the top of every public page. */
function Header() {
  const { pathname } = useLocation()
  const { brand, menus } = useSite()
  return (
    <header className="site-header">
      <div className="wrap flex items-center h-(--header) lg:gap-8">
        <Link className="brand" to={paths.home()} aria-label={`${brand.name}, home`}>
          <Brand brand={brand} />
        </Link>
        <nav className="nav" aria-label="Main">
          {navigation(menus?.header)
            .slice(1)
            .map(({ label, to }) => (
              <MenuLink key={label + to} to={to} aria-current={currentPage(to, pathname)}>
                {label}
              </MenuLink>
            ))}
        </nav>
        <div className="header-tools">
          <HeaderSearch />
          <LayerButton icon={Search} label="Open search" opens={SITE_SEARCH_ID} />
          <CountryTool />
          <ThemeToggle />
          <LayerButton icon={Menu} label="Open menu" opens={DRAWER_ID} />
        </div>
      </div>
      <NavigationDrawer />
      <SiteSearch />
    </header>
  )
}

/** The visitor's country, written by the script in the head, with a button to forget it. */
function CountryTool() {
  return (
    <div className="country-tool">
      <Link
        className="country-code inline-flex min-h-(--control) min-w-11 flex-none items-center gap-1.5 px-2 text-sm font-semibold whitespace-nowrap"
        to={paths.country()}
        aria-label="Your country"
      >
        <Icon of={MapPin} size={18} />
      </Link>
      <IconButton className="country-clear" icon={X} label="Forget my country" data-country-clear="" />
    </div>
  )
}

/** Opens the drawer or the full-screen search, for which the header of small screens has no room. */
function LayerButton({ icon, label, opens }: { icon: IconNode; label: string; opens: string }) {
  return (
    <IconButton
      className="menu-button lg:hidden"
      icon={icon}
      iconSize={22}
      label={label}
      aria-haspopup="dialog"
      popoverTarget={opens}
    />
  )
}

/** The menu of small screens; it closes when an entry is chosen. */
function NavigationDrawer() {
  const { pathname } = useLocation()
  const { brand, menus, claims } = useSite()
  return (
    <Sheet id={DRAWER_ID} title="Navigation" description="Explore casino reviews and bonuses">
      <nav aria-label="Main">
        {navigation(menus?.header).map(({ label, to, icon }) => (
          <MenuLink key={label + to} to={to} aria-current={currentPage(to, pathname)} onClick={closeDrawer}>
            <Icon of={icon} />
            {label}
          </MenuLink>
        ))}
      </nav>
      <ul className="sheet__more">
        {MORE.map(([label, to]) => (
          <li key={to}>
            <Link className={clsx(to === paths.country() && 'country-code')} to={to} onClick={closeDrawer}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="sheet__foot">
        <span>21+. Please gamble responsibly.</span>
        <span>
          © {claims.drawerYear} {brand.name}
        </span>
      </div>
    </Sheet>
  )
}

/** Further links within two taps of every page: at most four below the six of the header. */
const MORE = [
  ['Find three that fit', paths.find()],
  ['How we rate', paths.howWeRate()],
  ['Your country', paths.country()],
  ['Help with gambling', paths.responsibleGambling()],
] as const

function closeDrawer({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

/** The header's search on large screens: it opens the casino list; blank text does nothing (decision D-06). */
function HeaderSearch() {
  return (
    <Form
      className="header-search"
      role="search"
      aria-label="In the header"
      action={paths.casinos()}
      onSubmit={leaveBlankAlone}
    >
      <input
        name="search"
        type="search"
        maxLength={TEXT.search}
        aria-label="Search"
        placeholder="Search casinos, bonuses..."
        autoComplete="off"
      />
      <button type="submit" className="icon-btn" aria-label="Search">
        <Icon of={Search} size={18} />
      </button>
    </Form>
  )
}

function leaveBlankAlone(event: FormEvent<HTMLFormElement>): void {
  const text = formText(new FormData(event.currentTarget), 'search')
  if (text === '') return event.preventDefault()
  trackInteraction('search', { type: 'search', id: text })
}
