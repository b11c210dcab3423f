/** The three lines of the chart. Their looks (colour and kind of line) are in overview.css, by their name. */
import type { Traffic } from '#contract/site/overview.schema.ts'
import { grouped } from './panel.tsx'

export type SeriesName = keyof Traffic

export interface Series {
  name: SeriesName
  label: string
  one: string
  many: string
  /** What counts as one. */
  meaning: string
}

export const SERIES: readonly Series[] = [
  {
    name: 'clicks',
    label: 'Clicks',
    one: 'click',
    many: 'clicks',
    meaning:
      'Clicks lead out to a casino, from its own buttons or from one of its bonuses; once a day for a visitor.',
  },
  {
    name: 'views',
    label: 'Views',
    one: 'view',
    many: 'views',
    meaning: 'Views are pages of casinos and bonuses, once a day for a visitor.',
  },
  {
    name: 'searches',
    label: 'Searches',
    one: 'search',
    many: 'searches',
    meaning: 'Searches are those that were run, not suggestions while typing.',
  },
]

/** "12 clicks", "1 view". */
export function countOf({ name, one, many }: Series, traffic: Traffic): string {
  const count = traffic[name]
  return `${grouped(count)} ${count === 1 ? one : many}`
}
