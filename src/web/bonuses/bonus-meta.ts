import type { MetaDescriptor } from 'react-router'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { EVERY_REVIEW, isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import { paths } from '#contract/shared/paths.ts'
import { wageringWords } from '#domain/bonuses/condition-words.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { siteOf } from '../shell/site-data.ts'

/** Title, description and canonical address; nothing for a bonus that is not there. */
export function bonusMeta(
  data: { bonus: Bonus; isDemo: boolean; filter?: ReviewFilter } | undefined,
  matches: Parameters<typeof siteOf>[0],
): MetaDescriptor[] {
  if (data === undefined) return []
  const { bonus, isDemo, filter = EVERY_REVIEW } = data
  return pageMeta(matches, {
    title: `${bonus.title} at ${bonus.casino.name}`,
    description: descriptionOf(bonus),
    path: paths.bonus(bonus),
    isDemo,
    isPart: isReviewFilterSet(filter),
    image: bonus.imageUrl ?? bonus.casino.logoUrl ?? paths.logo(bonus.casino.name),
  })
}

/** An amount only together with all of its conditions (decision D-68), so it is left out where they do not fit. */
function descriptionOf(bonus: Bonus): string {
  const conditions = `${wageringWords(bonus.wageringRequirement)}, minimum deposit ${bonus.minDeposit ?? 'not stated'}, ${endOf(bonus)}.`
  const withAmount = `${bonus.amount} at ${bonus.casino.name}. ${conditions}`
  const start = withAmount.length <= LONGEST ? withAmount : `${bonus.title} at ${bonus.casino.name}.`
  const text = `${start} ${bonus.description}`
  if (text.length <= LONGEST) return text
  // A start that nearly fills the room stands alone, so that no condition is cut off.
  return start.length > LONGEST - 20 ? start.slice(0, LONGEST) : `${text.slice(0, LONGEST - 3).trimEnd()}...`
}

function endOf({ validUntil }: Bonus): string {
  const date = formatDate(validUntil)
  return date === undefined ? 'no expiration' : `valid until ${date}`
}

const LONGEST = 160
