import type { ComparedCasino } from '#contract/comparisons/compared.ts'
import { COMPARE } from '#contract/comparisons/limits.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import type { CompareWanted } from '#contract/comparisons/compare-wanted.ts'
import { depositValue } from '#domain/bonuses/condition-words.ts'
import { comparableSums, wageringMultiple } from '#domain/bonuses/offer-terms.ts'
import { statedPayout } from '#domain/casinos/payout-time.ts'
import { timedPayoutWords } from '#domain/casinos/payout-words.ts'
import { listUnion } from '#domain/comparisons/list-union.ts'
import { NOT_STATED, RESTRICTIONS_NOT_CHECKED } from '#domain/shared/not-stated.ts'
import { ButtonLink } from '#ui/button.tsx'
import { startIcon } from '#ui/drawn-icon.ts'
import { TagList } from '#ui/tag-list.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { FeatureList, FoldedTags } from '../casinos/casino-parts.tsx'
import { refusals } from '../countries/country-note.tsx'
import { NotStated } from '../cards/scores.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import type { CompareRow, CompareSection } from './compare-row.ts'
import { Nothing, OfferSummary, scoreRow, textRow } from './compare-rows.tsx'

/** Countries and currencies shown before "+N more". */
const SHOWN = 3

interface CasinoSectionsProps {
  items: readonly ComparedCasino[]
  wanted: CompareWanted
  /** The name of the country in `wanted` as it reads in a sentence; empty without one. */
  country: string
  showsAll: boolean
}

/** The sections of a casino comparison (decision D-48), followed by availability and full lists. */
export function casinoSections({
  items,
  wanted,
  country,
  showsAll,
}: CasinoSectionsProps): CompareSection<ComparedCasino>[] {
  return [
    {
      title: 'Scores, out of 10',
      rows: [
        scoreRow(
          'Safety',
          ({ casino }) => (casino.safetyIndex === null ? null : Number(casino.safetyIndex)),
          undefined,
          'Safety index not stated',
        ),
        scoreRow('Expert', ({ casino }) => Number(casino.expertRating ?? 0)),
        scoreRow('Users', ({ casino }) => casino.userAverage ?? 0),
      ],
    },
    {
      title: 'Expert categories',
      rows: RATING_CATEGORIES.map((category) =>
        scoreRow(RATING_CATEGORY_NAMES[category], ({ expert }) => Number(expert?.[`${category}Rating`] ?? 0)),
      ),
    },
    {
      title: 'Details',
      rows: [
        textRow('License', ({ casino }) => casino.license ?? NOT_STATED),
        textRow('Established', ({ casino }) => String(casino.establishedYear ?? NOT_STATED)),
        WELCOME_OFFER,
        textRow(
          'Wagering of the offer',
          ({ welcomeOffer }) => conditionOf(welcomeOffer, 'wageringRequirement'),
          {
            better: 'lower',
            values: (of) =>
              of.map(({ welcomeOffer }) => wageringMultiple(welcomeOffer?.wageringRequirement ?? null)),
          },
        ),
        textRow('Min deposit of the offer', ({ welcomeOffer }) => conditionOf(welcomeOffer, 'minDeposit'), {
          better: 'lower',
          values: (of) => comparableSums(of.map(({ welcomeOffer }) => welcomeOffer?.minDeposit ?? null)),
        }),
        PAYOUT_TIME,
        TIMED_PAYOUT,
        PAYMENT_METHODS,
        FEATURES,
        // A review may have counted more games in the casino's own lobby.
        textRow('Number of games', ({ games }) => `${grouped(games)} listed here`),
        textRow('User reviews', ({ casino }) => grouped(casino.totalReviews)),
        NEXT,
      ],
    },
    countrySection(country),
    unionSection({
      title: 'Every payment method',
      items,
      listOf: ({ casino }) => casino.paymentMethods,
      wanted: wanted.paymentMethods,
      isWanted: (entry, criterion) => entry.toLowerCase() === criterion.toLowerCase(),
      showsAll,
    }),
    unionSection({
      title: 'Every feature',
      items,
      listOf: ({ casino }) => casino.features,
      wanted: wanted.features,
      isWanted: (entry, criterion) => entry.toLowerCase().includes(criterion.toLowerCase()),
      showsAll,
    }),
  ]
}

/** Null without an offer to have the condition. */
function conditionOf(
  offer: ComparedCasino['welcomeOffer'],
  field: 'minDeposit' | 'wageringRequirement',
): string | null {
  if (offer === null) return null
  return field === 'minDeposit' ? depositValue(offer.minDeposit) : (offer[field] ?? NOT_STATED)
}

const PAYOUT_TIME: CompareRow<ComparedCasino> = {
  ...textRow('Payout time, as stated', ({ casino }) => statedPayout(casino.features)?.text ?? NOT_STATED),
  rank: {
    better: 'lower',
    values: (of) => of.map(({ casino }) => statedPayout(casino.features)?.hours ?? null),
  },
}

const TIMED_PAYOUT: CompareRow<ComparedCasino> = {
  ...textRow('Payout time, as we timed it', ({ casino }) => timedPayoutWords(casino) ?? 'Not timed by us'),
  rank: { better: 'lower', values: (of) => of.map(({ casino }) => casino.payoutHours) },
}

const WELCOME_OFFER: CompareRow<ComparedCasino> = {
  label: 'Welcome offer',
  says: ({ welcomeOffer }) => JSON.stringify(welcomeOffer),
  show: ({ welcomeOffer }) => (welcomeOffer === null ? <Nothing /> : <OfferSummary offer={welcomeOffer} />),
}

const PAYMENT_METHODS: CompareRow<ComparedCasino> = {
  label: 'Payment methods',
  says: ({ casino }) => casino.paymentMethods.toSorted().join(),
  show: ({ casino }) =>
    casino.paymentMethods.length === 0 ? (
      NOT_STATED
    ) : (
      <TagList label="Payment methods" items={casino.paymentMethods} limit={COMPARE.paymentMethods} />
    ),
}

const FEATURES: CompareRow<ComparedCasino> = {
  label: 'Features',
  says: ({ casino }) => casino.features.slice(0, COMPARE.features).toSorted().join(),
  show: ({ casino }) =>
    casino.features.length === 0 ? (
      <Nothing />
    ) : (
      <FeatureList features={casino.features} limit={COMPARE.features} className="feats--one" />
    ),
}

const NEXT: CompareRow<ComparedCasino> = {
  label: 'Next step',
  says: ({ casino }) => String(casino.id),
  show: ({ casino }) => (
    <div className="cmp__next grid gap-2" {...refusals(casino)}>
      <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }}>
        Play Now
      </OutboundLink>
      <ButtonLink variant="outline" to={paths.casino(casino)}>
        Read Review<span className="sr"> of {casino.name}</span>
      </ButtonLink>
    </div>
  ),
}

/** Where each casino accepts players, and its currencies. `country` is the name of the visitor's country, or empty. */
function countrySection(country: string): CompareSection<ComparedCasino> {
  return {
    title: 'Countries and currencies',
    rows: [...(country === '' ? [] : [playable(country)]), REFUSED, CURRENCIES],
  }
}

function playable(country: string): CompareRow<ComparedCasino> {
  return {
    label: `Can be played in ${country}`,
    isWanted: true,
    says: ({ countries }) => String(countries.isPlayable),
    show: ({ countries: { isPlayable } }) =>
      isPlayable === null ? (
        <span className="mut">{RESTRICTIONS_NOT_CHECKED}</span>
      ) : (
        <Answer says={isPlayable ? 'Yes' : 'No'} />
      ),
  }
}

const REFUSED: CompareRow<ComparedCasino> = {
  label: 'Cannot be played in',
  says: ({ countries }) => (countries.isUnchecked ? '' : countries.refused.toSorted().join()),
  show: ({ countries: { isUnchecked, refused } }) =>
    isUnchecked ? (
      <span className="mut">{RESTRICTIONS_NOT_CHECKED}</span>
    ) : refused.length === 0 ? (
      'No country listed'
    ) : (
      <FoldedTags label="Countries" items={refused} limit={SHOWN} />
    ),
}

const CURRENCIES: CompareRow<ComparedCasino> = {
  label: 'Currencies',
  says: ({ currencies }) => currencies.toSorted().join(),
  show: ({ currencies }) =>
    currencies.length === 0 ? (
      <NotStated />
    ) : (
      <FoldedTags label="Currencies" items={currencies} limit={SHOWN} />
    ),
}

interface UnionSectionProps {
  title: string
  items: readonly ComparedCasino[]
  listOf: (item: ComparedCasino) => readonly string[]
  /** The visitor's filters; their rows come first and never fold. */
  wanted: readonly string[]
  isWanted: (entry: string, wanted: string) => boolean
  showsAll: boolean
}

/** A row for every entry of any column. A column without a list says so, which is not a "No". */
function unionSection({
  title,
  items,
  listOf,
  wanted,
  isWanted,
  showsAll,
}: UnionSectionProps): CompareSection<ComparedCasino> {
  const entries = listUnion(items.map(listOf), { wanted, isWanted })
  const first = Math.max(COMPARE.rows, entries.filter((entry) => entry.isWanted).length)
  const rows = entries.map(({ entry, ...row }): CompareRow<ComparedCasino> => {
    const saysOf = (item: ComparedCasino) => {
      const list = listOf(item)
      return list.length === 0 ? '' : list.includes(entry) ? 'Yes' : 'No'
    }
    return { label: entry, ...row, says: saysOf, show: (item) => <Answer says={saysOf(item)} /> }
  })
  return { title, rows, fold: { first, isOpen: showsAll } }
}

/** Yes with a tick, No, or not stated. */
function Answer({ says }: { says: string }) {
  if (says === '') return <NotStated />
  if (says === 'No') return <span className="mut">No</span>
  return (
    <span className="flex gap-1.5 items-center font-medium text-accent-foreground" {...startIcon('check')}>
      Yes
    </span>
  )
}
