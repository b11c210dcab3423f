import type { LandingFacts, LandingForm } from '#contract/landing/landing.schema.ts'
import { countryInText } from '#contract/countries/countries.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { counted, grouped } from '../shared/counted.ts'

/** The computed facts of a landing page as sentences. Unknown facts are left out. */
export function factLines(
  { list, facet, value }: Pick<LandingForm, 'list' | 'facet' | 'value'>,
  { total, payoutHours, payoutStated, lowestWagering }: LandingFacts,
): string[] {
  const [one, many] = THINGS[list]
  const things = counted(total, one, many)
  return [
    list === 'casinos' ? `${things} ${VERBS[facet]?.(value, total) ?? 'listed'}.` : `${things} listed.`,
    ...(payoutHours === null
      ? []
      : [
          `The median payout time is ${hoursText(payoutHours)}, as ${grouped(payoutStated)} of them state it.`,
        ]),
    ...(lowestWagering === null
      ? []
      : [
          lowestWagering === 0
            ? 'At least one welcome offer has no wagering requirement.'
            : `The lowest wagering requirement of a welcome offer is ${lowestWagering}×.`,
        ]),
  ]
}

const THINGS = {
  casinos: ['casino', 'casinos'],
  bonuses: ['running offer', 'running offers'],
  games: ['game', 'games'],
} as const

const verb = (total: number, one: string, many: string) => (total === 1 ? one : many)

const VERBS: Readonly<Record<string, (value: string, total: number) => string>> = {
  country: (value, total) =>
    `${verb(total, 'is', 'are')} not known to refuse players from ${countryInText(value)}; the page of a casino says whether that was checked`,
  license: (value, total) => `${verb(total, 'names', 'name')} ${value} as the licence`,
  paymentMethods: (value, total) => `${verb(total, 'takes', 'take')} ${value}`,
  gameProviders: (value, total) => `${verb(total, 'has', 'have')} games by ${value}`,
}

function hoursText(hours: number): string {
  return `${hours.toLocaleString(LANGUAGE, { maximumFractionDigits: 1 })} h`
}
