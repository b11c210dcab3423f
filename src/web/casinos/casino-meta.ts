import type { MetaDescriptor } from 'react-router'
import { EVERY_REVIEW, isReviewFilterSet, type ReviewFilter } from '#contract/reviews/review-filter.ts'
import { paths } from '#contract/shared/paths.ts'
import { firstThatFits, wholeSentences } from '#domain/shared/search-words.ts'
import { warningOf, warningTitle } from '#domain/casinos/warning.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { ratingData } from '../seo/structured-data/rating-data.ts'
import { structured } from '../seo/structured-data/structured.ts'
import { siteOf } from '../shell/site-data.ts'
import type { ShownCasino } from './shown-casino.ts'

export function casinoMeta(
  matches: Parameters<typeof siteOf>[0],
  data:
    | {
        casino: ShownCasino
        isDemo?: boolean
        share?: string
        review?: object | undefined
        filter?: ReviewFilter
        now?: string
      }
    | undefined,
): MetaDescriptor[] {
  if (data === undefined) return []
  const { casino, isDemo = false, share, review, filter = EVERY_REVIEW, now } = data
  return [
    ...pageMeta(matches, {
      title: titleOf(casino, now),
      name: casino.name,
      description: descriptionOf(casino),
      path: paths.casino(casino),
      within: { name: 'Casinos', path: paths.casinos() },
      isDemo,
      isPart: isReviewFilterSet(filter),
      share,
    }),
    structured(
      organization(casino, { isDemo, hasReview: review !== undefined, publicUrl: siteOf(matches).publicUrl }),
    ),
  ]
}

/** The usual search phrase with the current year, and the score where there is one. */
function titleOf(casino: ShownCasino, now: string | undefined): string {
  const { name, safetyIndex } = casino
  const warning = warningOf(casino)
  if (warning !== undefined) return warningTitle(name, warning.listing)
  if (now === undefined) return `${name} review`
  const review = `${name} review ${now.slice(0, 4)}`
  const known = safetyIndex === null ? 'and safety' : `safety ${safetyIndex}`
  return firstThatFits([
    safetyIndex === null ? `${review}: payouts, bonuses ${known}` : `${review}: payouts, bonuses, ${known}`,
    `${review}: payouts and bonuses`,
    `${review}: payouts`,
    review,
  ])
}

/** Used where the description has no short enough sentence. */
const WHAT_IS_THERE = 'Payouts, bonuses with their terms, games and reviews by players.'

function descriptionOf(casino: ShownCasino): string {
  const { name, safetyIndex, license, description } = casino
  const warning = warningOf(casino)
  if (warning !== undefined)
    return wholeSentences([`${warningTitle(name, warning.listing)}.`, warning.reason, WHAT_IS_THERE])
  const facts = [safetyIndex === null ? '' : `safety ${safetyIndex} out of 10`, license ?? '']
    .filter((fact) => fact !== '')
    .join(', ')
  return wholeSentences([facts === '' ? `${name}.` : `${name}: ${facts}.`, description, WHAT_IS_THERE])
}

function organization(
  casino: ShownCasino,
  { isDemo, hasReview, publicUrl }: { isDemo: boolean; hasReview: boolean; publicUrl: string },
) {
  return {
    '@type': 'Organization' as const,
    name: casino.name,
    description: casino.description,
    url: publicUrl + paths.casino(casino),
    // A casino with a warning is not linked to.
    ...(casino.listing === 'listed' && { sameAs: casino.websiteUrl }),
    ...(casino.establishedYear !== null && { foundingDate: String(casino.establishedYear) }),
    // An unsigned review is not published as structured data.
    ...(hasReview &&
      !isDemo &&
      casino.reviewAuthor !== null && { review: reviewData(casino, casino.reviewAuthor) }),
    ...ratingData({ ...casino, isDemo }),
  }
}

/** The editors' review without a rating; dates only where stated. */
function reviewData({ name, testedOn, checkedOn }: ShownCasino, author: string) {
  return {
    '@type': 'Review' as const,
    name: `${name} review`,
    author: { '@type': 'Person' as const, name: author },
    ...(testedOn !== null && { datePublished: testedOn }),
    ...(checkedOn !== null && { dateModified: checkedOn }),
  }
}
