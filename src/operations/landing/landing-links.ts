/** Where the site links to landing pages instead of to a filter (decision D-87). */
import type { LandingList } from '#contract/landing/fields.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import type { App } from '../app/app.ts'

export interface ChosenValue {
  facet: string
  value: string
}

interface AskedList {
  list: LandingList
  chosen: readonly ChosenValue[]
  /** A text, another order or anything else that a landing page does not have. */
  hasMore: boolean
}

/** The landing page that shows the same as a list with one value and nothing else: the list names it as its canonical address. */
export function landingOfList(
  app: Pick<App, 'siteSettings'>,
  { list, chosen: [first, ...others], hasMore }: AskedList,
): LandingLink | undefined {
  if (first === undefined || others.length > 0 || hasMore) return undefined
  return find(app, list, first.facet, first.value)
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
