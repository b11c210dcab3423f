import type { ComparedBonus } from '#contract/comparisons/compared.ts'
import { paths } from '#contract/shared/paths.ts'
import { depositValue, noEndWords } from '#domain/bonuses/condition-words.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'
import { comparableSums, wageringMultiple } from '#domain/bonuses/offer-terms.ts'
import { timeLeft } from '#domain/shared/time-left.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { counted } from '#domain/shared/counted.ts'
import { bonusTypeName } from '../bonuses/bonus-parts.tsx'
import type { CompareRow, CompareSection } from './compare-row.ts'
import { scoreRow, textRow } from './compare-rows.tsx'

/** The sections of a bonus comparison: the amount first, then its conditions (decision D-68). */
export function bonusSections(now: Date): CompareSection<ComparedBonus>[] {
  return [
    {
      title: 'The offer',
      rows: [
        AMOUNT,
        textRow('Type', ({ bonus }) => bonusTypeName(bonus.type)),
        textRow('Wagering', ({ bonus }) => bonus.wageringRequirement ?? NOT_STATED, {
          better: 'lower',
          values: (items) => items.map(({ bonus }) => wageringMultiple(bonus.wageringRequirement)),
        }),
        textRow('Min deposit', ({ bonus }) => depositValue(bonus.minDeposit), {
          better: 'lower',
          values: (items) => comparableSums(items.map(({ bonus }) => bonus.minDeposit)),
        }),
        textRow('Max win', ({ bonus }) => bonus.maxWin ?? 'No limit stated'),
        textRow('Valid until', ({ bonus }) => endOf(bonus, now)),
        textRow('Code', ({ bonus }) => bonus.code ?? 'No code required'),
        NEXT,
      ],
    },
    {
      title: 'What it does to money',
      rows: [
        textRow('Chance to finish the wagering', ({ evidence }) => percent(evidence?.chanceToFinish), {
          better: 'higher',
          values: (items) => items.map(({ evidence }) => evidence?.chanceToFinish ?? null),
        }),
        textRow('Usual result, against the deposit', ({ evidence }) => evidence?.median ?? NOT_KNOWN),
        ...TERMS.map((name) =>
          textRow<ComparedBonus>(name, ({ evidence }) => evidence?.terms[name] ?? NOT_STATED),
        ),
      ],
    },
    {
      title: 'Scores, out of 10',
      rows: [
        scoreRow(
          'Casino safety',
          ({ safetyIndex }) => (safetyIndex === null ? null : Number(safetyIndex)),
          ({ bonus }) => (
            <Link className="link" to={paths.casino(bonus.casino)}>
              {bonus.casino.name}
            </Link>
          ),
          'Safety index not stated',
        ),
        scoreRow(
          'Users',
          ({ ratings }) => ratings.userReviewsAverage,
          ({ ratings }) => counted(ratings.totalReviews, 'review'),
        ),
      ],
    },
  ]
}

const NOT_KNOWN = 'Terms missing'
/** Fields of domain/offers/terms-words.ts. */
const TERMS = [
  'Games that count',
  'Highest bet',
  'Cash-out limit',
  'Bonus can be withdrawn',
  'Time to wager',
] as const

function percent(share: number | null | undefined): string {
  return share === null || share === undefined ? NOT_KNOWN : `${Math.round(share * 100)}%`
}

const AMOUNT: CompareRow<ComparedBonus> = {
  label: 'Amount',
  says: ({ bonus }) => bonus.amount,
  show: ({ bonus }) => <b className="cmp__text">{bonus.amount}</b>,
}

const NEXT: CompareRow<ComparedBonus> = {
  label: 'Terms',
  says: ({ bonus }) => String(bonus.id),
  show: ({ bonus }) => (
    <div className="cmp__next grid gap-2">
      <ButtonLink variant="outline" to={paths.bonus(bonus)}>
        Full Terms
        <span className="sr">
          {' '}
          of {bonus.title} at {bonus.casino.name}
        </span>
      </ButtonLink>
    </div>
  ),
}

function endOf(bonus: ComparedBonus['bonus'], now: Date): string {
  const { validUntil } = bonus
  const date = formatDate(validUntil)
  return date === undefined ? noEndWords(bonus) : `${date} (${timeLeft(validUntil, now) ?? ''})`
}
