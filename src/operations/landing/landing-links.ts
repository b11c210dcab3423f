/** Where the site links to landing pages instead of to a filter (decision D-87). */
import type { LandingList } from '#contract/landing/fields.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import type { App } from '../app/app.ts'

/** One value of a filter. */
export interface ChosenValue {
  facet: string
  value: string
}

interface AskedList {
  request: Request
  list: LandingList
  /** All values of all filters. */
  chosen: readonly ChosenValue[]
  /** A text, another order or anything else that a landing page does not have. */
  hasMore: boolean
  /** From 1. */
  page: number
}

export interface LandingOfList {
  /** The landing page of one of the chosen values. */
  landing: LandingLink | undefined
  /** Where the request goes for good: what is asked for is a landing page. */
  redirectTo: string | undefined
}

/**
 * The landing page that a list leads to. A page that is opened with one value alone is that landing page; a
 * visitor who narrows a list in the browser stays on it, to go on with further filters.
 */
export function landingOfList(
  app: Pick<App, 'siteSettings'>,
  { request, list, chosen, hasMore, page }: AskedList,
): LandingOfList {
  const landing = chosen
    .map(({ facet, value }) => find(app, list, facet, value))
    .find((found) => found !== undefined)
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  if (landing === undefined || chosen.length > 1 || hasMore || !isDocument)
    return { landing, redirectTo: undefined }
  return { landing, redirectTo: paths.landing(landing) + (page > 1 ? `?page=${page}` : '') }
}

/** The addresses of the landing pages for these values of a list, by value as it is given. */
export function landingPaths(
  app: Pick<App, 'siteSettings'>,
  list: LandingList,
  values: readonly ChosenValue[],
): Record<string, string> {
  return Object.fromEntries(
    values.flatMap(({ facet, value }) => {
      const landing = find(app, list, facet, value)
      return landing === undefined ? [] : [[value, paths.landing(landing)]]
    }),
  )
}

function find(
  { siteSettings }: Pick<App, 'siteSettings'>,
  list: LandingList,
  facet: string,
  value: string,
): LandingLink | undefined {
  const wanted = value.toLowerCase()
  return siteSettings
    .landings()
    .find((one) => one.list === list && one.facet === facet && one.value.toLowerCase() === wanted)
}
