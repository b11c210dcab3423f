import { useRouteLoaderData } from 'react-router'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import type { ClaimTexts } from '#contract/settings/described-claims.ts'
import type { Menus } from '#contract/settings/described-menus.ts'
import type { DemoEntries } from '#contract/site/demo.schema.ts'

export interface SiteData {
  /** Absolute origin without a trailing slash. */
  publicUrl: string
  /** Part of the addresses of share pictures of lists and fixed pages. */
  shareVersion?: string
  /** Tags for shared links that are equal on every page. Kept here, because they would enlarge every page's script. */
  shareTags?: Readonly<Record<string, string>>
  theme?: string
  /** Absent for the defaults. */
  menus?: Menus
  /** True when a proxy names visitors' countries, so that each page loads the country's style sheet. */
  hasCountrySheet?: true
  claims: ClaimTexts
  /** True when a subscription must be confirmed by mail. */
  confirmsByMail: boolean
  landings?: readonly Pick<LandingLink, 'list' | 'slug' | 'title'>[]
  demoNote?: string
  /** The demo entries, on a site that also has real ones. */
  demo?: Exclude<DemoEntries, 'all'>
  brand: {
    name: string
    supportEmail: string
    /** Absent where the logo is drawn. */
    logo?: string
    sharePicture?: string
    /** Null: the site makes no such claim. */
    subscriberClaim: string | null
    /** Source of the claim; absent where not given. */
    subscriberSource?: string
    social: { facebook?: string; x?: string; instagram?: string; youtube?: string }
  }
}

/** The site's names and addresses, on any page. */
export function useSite(): SiteData {
  const data: unknown = useRouteLoaderData('root')
  return isSiteData(data) ? data : NAMELESS
}

/** The same for `meta` functions, from their matches. */
export function siteOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): SiteData {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  return isSiteData(data) ? data : NAMELESS
}

/** " · Demo" after a fact of a demo entry, on a site that also has real ones. */
export function useDemoMark(kind: ItemKind, id: number): string {
  const { demo } = useSite()
  return demo?.[kind].includes(id) ? ' · Demo' : ''
}

// Used when the root loader itself failed.
const NAMELESS: SiteData = {
  publicUrl: '',
  confirmsByMail: false,
  claims: {
    footerText: '',
    footerYear: '',
    drawerYear: '',
    casinoListTitle: '',
    badges: { secured: null, privacy: null, reviews: null },
  },
  brand: { name: 'Evenhand', supportEmail: '', subscriberClaim: null, social: {} },
}

function isSiteData(data: unknown): data is SiteData {
  return typeof data === 'object' && data !== null && 'brand' in data && 'publicUrl' in data
}
