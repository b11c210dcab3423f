/** Answers about one casino that the visitor names, or about two or three side by side. */
import type { Bonus } from '#contract/bonuses.schema.ts'
import type { Casino } from '#contract/casinos.schema.ts'
import { COMPARE_LIMIT } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { SCORE_BAND_NAMES, scoreBand } from '../../score-bands.ts'
import { onlyCountries } from '../wishes.ts'
import type { Wishes } from '../wishes.ts'
import { countryList } from './country-list.ts'
import { draft, listed } from './draft.ts'
import type { Draft } from './draft.ts'
import { bonusLink, casinoLine, casinoLink, offerLine, PAGES, scoresOf } from './lines.ts'
import { listLink } from './recommend.ts'

/** `offers` are the casino's running ones; none where it restricts a country that the visitor named. */
export function aboutCasino(casino: Casino, wishes: Wishes, offers: readonly Bonus[]): Draft {
  const closed = wishes.countries.filter((code) => casino.restrictedCountries.includes(code))
  if (closed.length > 0) return closedThere(casino, closed, wishes)
  const band = SCORE_BAND_NAMES[scoreBand(Number(casino.safetyIndex))].toLowerCase()
  return draft(
    [
      `${casino.name}: ${scoresOf(casino)}, all out of 10. We call a safety like that ${band}. Licence: ${casino.license}; open since ${casino.establishedYear}.`,
      ...(wishes.countries.length > 0
        ? [`It does not restrict ${countryList(wishes.countries, 'or')}.`]
        : []),
      paymentLine(casino, wishes),
      ...(offers.length > 0
        ? ['Running offers:', ...offers.map(offerLine)]
        : ['It runs no offer at the moment that we know of.']),
      'Read the expert review and what visitors write on its page.',
    ],
    [casinoLink(casino), ...offers.map(bonusLink)],
    { casinos: [casino.name], offers },
  )
}

/** The named casinos side by side. */
export function compareCasinos(casinos: readonly Casino[], wishes: Wishes): Draft {
  const open = casinos.filter(
    ({ restrictedCountries }) => !wishes.countries.some((code) => restrictedCountries.includes(code)),
  )
  const closed = casinos.filter((casino) => !open.includes(casino))
  return draft(
    [
      open.length > 1 ? 'Side by side:' : 'This is what we know:',
      ...open.map(casinoLine),
      ...closed.map(
        ({ name }) => `• ${name} does not accept players from ${countryList(wishes.countries, 'or')}.`,
      ),
      'The comparison shows every score, offer and payment method in one table.',
    ],
    [
      ...(open.length > 1
        ? [
            {
              title: 'Compare them',
              path: paths.compare(
                'casinos',
                open.slice(0, COMPARE_LIMIT).map(({ id }) => id),
              ),
            },
          ]
        : []),
      ...open.map(casinoLink),
    ],
    { casinos: casinos.map(({ name }) => name) },
  )
}

/** Asked to compare, but not what. */
export function howToCompare(): Draft {
  return draft(
    ['Name two or three casinos and I put them side by side, or choose them yourself in the comparison.'],
    [{ title: 'Compare', path: paths.compare() }, PAGES.casinos],
  )
}

function closedThere(casino: Casino, closed: readonly string[], wishes: Wishes): Draft {
  return draft(
    [
      `${casino.name} does not accept players from ${countryList(closed, 'or')}. Playing there anyway can cost you your winnings, because the casino checks where you live before it pays.`,
      'I can list casinos that do not restrict it.',
    ],
    [listLink(onlyCountries(wishes.countries), 1)],
    { casinos: [casino.name] },
  )
}

function paymentLine({ paymentMethods }: Casino, wishes: Wishes): string {
  const asked = wishes.paymentMethods
  const taken = asked.filter((method) => paymentMethods.includes(method))
  if (asked.length > 0 && taken.length === 0)
    return `It does not list ${listed(asked, 'or')}. It accepts ${listed(paymentMethods)}.`
  return taken.length > 0 ? `It accepts ${listed(taken)}.` : `It accepts ${listed(paymentMethods)}.`
}
