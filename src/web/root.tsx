import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import latinFont from '#ui/fonts/sans-latin.woff2?url'
import { SHARE_PICTURE } from '#contract/shared/share-picture.ts'
import { knowsCountries } from '#operations/settings/knows-countries.ts'
import { ownMenus } from '#operations/settings/own-pages.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { themePath } from '#operations/settings/theme-sheet.ts'
import { pageVersion } from '#domain/share/share-name.ts'
import type { Route } from './+types/root.ts'
import { appContext } from './contexts.ts'
import { countryScript } from './countries/country-script.ts'
import { EARLY_SCRIPT } from './shell/early-script.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { useEarlyInput } from './shell/use-early-input.ts'
import { useSite, type SiteData } from './shell/site-data.ts'
import { THEME_SCRIPT } from './shell/theme-script.ts'
import printStyles from './print.css?url'
import './app.css'

const FOOTER_LANDINGS = 4

const ALL_DEMO = 'Demo content: the casinos, bonuses and games of the demo catalogue are invented.'
const SOME_DEMO = 'Demo content: the entries marked Demo are invented.'

/** The site's current names and addresses. */
export function loader({ context }: Route.LoaderArgs): SiteData {
  const app = context.get(appContext)
  const { publicUrl, mail } = app.settings
  const { brand, claims, pictures } = siteSettings(app)
  const theme = themePath(app)
  const menus = ownMenus(app)
  const demo = app.siteSettings.demo()
  return {
    publicUrl,
    shareTags: {
      'og:site_name': brand.name,
      ...(pictures.sharePicture === null && {
        'og:image:width': `${SHARE_PICTURE.width}`,
        'og:image:height': `${SHARE_PICTURE.height}`,
      }),
      'twitter:card': 'summary_large_image',
    },
    shareVersion: pageVersion({ brandName: brand.name, host: new URL(publicUrl).host }),
    ...(menus !== undefined && { menus }),
    claims: {
      footerText: claims.footerText,
      footerYear: claims.footerYear,
      drawerYear: claims.drawerYear,
      casinoListTitle: claims.casinoListTitle,
      badges: claims.badges,
    },
    ...(theme !== undefined && { theme }),
    ...(knowsCountries(app) && { hasCountrySheet: true }),
    confirmsByMail: mail !== undefined,
    ...(demo === 'all' && { demoNote: ALL_DEMO }),
    // Only a landing page lists entries of the site's own.
    ...(typeof demo === 'object' &&
      Object.values(demo).some((ids) => ids.length > 0) && { demoNote: SOME_DEMO, demo }),
    landings: app.siteSettings
      .landings()
      .slice(0, FOOTER_LANDINGS)
      .map(({ list, slug, title }) => ({ list, slug, title })),
    brand: {
      name: brand.name,
      supportEmail: brand.supportEmail,
      ...(pictures.logo !== null && { logo: pictures.logo }),
      ...(pictures.sharePicture !== null && { sharePicture: pictures.sharePicture }),
      subscriberClaim: claims.subscriberClaim,
      ...(claims.subscriberSource !== null && { subscriberSource: claims.subscriberSource }),
      social: Object.fromEntries(Object.entries(brand.social).filter(([, address]) => address !== null)),
    },
  }
}

export function shouldRevalidate(): boolean {
  return false
}

export function links() {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'stylesheet', href: printStyles, media: 'print' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ]
}

/** They run once, from the server's HTML, so page scripts need not contain them. */
const HEAD_SCRIPTS: readonly string[] = import.meta.env.SSR
  ? [THEME_SCRIPT, countryScript(), EARLY_SCRIPT]
  : ['', '', '']

/** The document around every page. The scripts in the head set the theme's class and record early presses. */
export function Layout({ children }: { children: ReactNode }) {
  const { theme, hasCountrySheet } = useSite()
  return (
    <html lang="en" className="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141c19" media="(prefers-color-scheme: dark)" />
        {HEAD_SCRIPTS.map((html, index) => (
          <script key={index} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
        ))}
        <Meta />
        <Links />
        {theme !== undefined && <link rel="stylesheet" href={theme} />}
        {hasCountrySheet && <link rel="stylesheet" href="/country.css" />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEarlyInput()
  return <Outlet />
}

/** Used only where even the site's frame could not be rendered. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage error={useRouteError()} />
    </main>
  )
}
