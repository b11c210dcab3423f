/** Links to landing pages in place of filtered lists (decision D-87). */
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
  /** True for a search text, another order or anything else that a landing page lacks. */
  hasMore: boolean
}

/** The landing page for a list with a single value and nothing else; the list names it as its canonical address. */
export function landingOfList(
  app: Pick<App, 'siteSettings'>,
  { list, chosen: [first, ...others], hasMore }: AskedList,
): LandingLink | undefined {
  if (first === undefined || others.length > 0 || hasMore) return undefined
  return find(app, list, first.facet, first.value)
}

/** The landing pages for these values of a list, by value. */
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
