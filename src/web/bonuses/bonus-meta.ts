import type { MetaDescriptor } from 'react-router'
import type { ShownBonus } from '#contract/bonuses/bonuses.schema.ts'
import { EVERY_REVIEW, isReviewFilterSet, type ReviewFilter } from '#contract/reviews/review-filter.ts'
import { paths } from '#contract/shared/paths.ts'
import { noEndWords, wageringWords } from '#domain/bonuses/condition-words.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { firstThatFits, wholeSentences } from '#domain/shared/search-words.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { offerData } from '../seo/structured-data/offer-data.ts'
import { siteOf } from '../shell/site-data.ts'

/** Title, description and canonical address; nothing for a missing bonus. */
export function bonusMeta(
  data:
    | {
        bonus: ShownBonus
        isDemo: boolean
        share?: string
        filter?: ReviewFilter
        restrictedCountries?: readonly string[]
        now?: string
      }
    | undefined,
  matches: Parameters<typeof siteOf>[0],
): MetaDescriptor[] {
  if (data === undefined) return []
  const { bonus, isDemo, share, filter = EVERY_REVIEW, restrictedCountries = [], now } = data
  const hasEnded = bonus.validUntil !== null && now !== undefined && bonus.validUntil <= now
  const head = pageMeta(matches, {
    title: firstThatFits([
      `${bonus.title} at ${bonus.casino.name}: wagering and terms`,
      `${bonus.title} at ${bonus.casino.name}: terms`,
      `${bonus.title} at ${bonus.casino.name}`,
    ]),
    name: bonus.title,
    description: descriptionOf(bonus),
    path: paths.bonus(bonus),
    within: { name: 'Bonuses', path: paths.bonuses() },
    isDemo,
    // The page of an inactive offer stays for direct links only.
    isPart: isReviewFilterSet(filter) || !bonus.isActive || hasEnded,
    share,
  })
  // Programs must not get an offer that has ended.
  if (!bonus.isActive || hasEnded) return head
  return [...head, offerData(siteOf(matches).publicUrl, { bonus, restrictedCountries })]
}

/** An amount appears only with all its conditions (decision D-68), so it is left out where they do not fit. */
function descriptionOf(bonus: ShownBonus): string {
  const conditions = `${wageringWords(bonus.wageringRequirement)}, minimum deposit ${bonus.minDeposit ?? 'not stated'}, ${endOf(bonus)}.`
  const withAmount = `${bonus.amount} at ${bonus.casino.name}. ${conditions}`
  const start = withAmount.length <= LONGEST ? withAmount : `${bonus.title} at ${bonus.casino.name}.`
  return wholeSentences([start, bonus.description])
}

function endOf(bonus: ShownBonus): string {
  const date = formatDate(bonus.validUntil)
  return date === undefined ? noEndWords(bonus).toLowerCase() : `valid until ${date}`
}

const LONGEST = 155
