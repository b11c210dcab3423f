import { useRouteLoaderData } from 'react-router'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import type { ClaimTexts } from '#contract/settings/described-claims.ts'
import type { Menus } from '#contract/settings/described-menus.ts'
import type { DemoEntries } from '#contract/site/demo.schema.ts'

export interface SiteData {
  /** Absolute origin without a trailing slash. */
  publicUrl: string
  /** In the addresses of the share pictures of lists and fixed pages. */
  shareVersion?: string
  /** The tags for shared links that are the same on every page: here, because they cost every page's script otherwise. */
  shareTags?: Readonly<Record<string, string>>
  theme?: string
  /** Left out: the described ones. */
  menus?: Menus
  /** A proxy names the visitor's country, so each page asks for the sheet of that country. */
  hasCountrySheet?: true
  claims: ClaimTexts
  /** A newsletter subscription counts once the link of a mail was followed. */
  confirmsByMail: boolean
  landings?: readonly Pick<LandingLink, 'list' | 'slug' | 'title'>[]
  /** What the footer says of the demo catalogue. */
  demoNote?: string
  /** The entries of the demo catalogue, on a site that has others beside them. */
  demo?: Exclude<DemoEntries, 'all'>
  brand: {
    name: string
    supportEmail: string
    /** Left out where they are drawn. */
    logo?: string
    sharePicture?: string
    /** Null: the site makes no such claim. */
    subscriberClaim: string | null
    /** Where the claim comes from; left out when no one says. */
    subscriberSource?: string
    social: { facebook?: string; x?: string; instagram?: string; youtube?: string }
  }
}

/** The site's names and addresses, on any page. */
export function useSite(): SiteData {
  const data: unknown = useRouteLoaderData('root')
  return isSiteData(data) ? data : NAMELESS
}

/** The same from the matches that a `meta` function is given. */
export function siteOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): SiteData {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  return isSiteData(data) ? data : NAMELESS
}

/** " · Demo" behind a fact of a demo entry, on a site that has entries of its own beside it. */
export function useDemoMark(kind: ItemKind, id: number): string {
  const { demo } = useSite()
  return demo?.[kind].includes(id) ? ' · Demo' : ''
}

// Only where the root loader itself failed.
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
