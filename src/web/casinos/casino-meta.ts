import type { MetaDescriptor } from 'react-router'
import { EVERY_REVIEW, isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import { paths } from '#contract/shared/paths.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'
import type { ShownCasino } from './shown-casino.ts'

/** Title, description, canonical address and structured data; nothing for a casino that is not there. */
export function casinoMeta(
  matches: Parameters<typeof siteOf>[0],
  data:
    | { casino: ShownCasino; isDemo?: boolean; parts?: readonly unknown[]; filter?: ReviewFilter }
    | undefined,
): MetaDescriptor[] {
  if (data === undefined) return []
  const { casino, isDemo = false, parts = [], filter = EVERY_REVIEW } = data
  return [
    ...pageMeta(matches, {
      title: `${casino.name} review`,
      description: descriptionOf(casino),
      path: paths.casino(casino),
      isDemo,
      isPart: isReviewFilterSet(filter),
      image: casino.logoUrl ?? paths.logo(casino.name),
    }),
    {
      'script:ld+json': organization(casino, {
        isDemo,
        hasReview: parts.length > 0,
        publicUrl: siteOf(matches).publicUrl,
      }),
    },
  ]
}

/** What is not stated is left out: a description has no room for it. */
function descriptionOf({ name, safetyIndex, license, description }: ShownCasino): string {
  const facts = [safetyIndex === null ? '' : `safety ${safetyIndex} out of 10`, license ?? '']
    .filter((fact) => fact !== '')
    .join(', ')
  const text = facts === '' ? `${name}. ${description}` : `${name}: ${facts}. ${description}`
  return text.length <= 160 ? text : `${text.slice(0, 157).trimEnd()}...`
}

/** Only what visitors said is published as a rating, and only when somebody did (decision D-70). Nobody reviewed a casino of the demo. */
function organization(
  casino: ShownCasino,
  { isDemo, hasReview, publicUrl }: { isDemo: boolean; hasReview: boolean; publicUrl: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: casino.name,
    description: casino.description,
    url: publicUrl + paths.casino(casino),
    sameAs: casino.websiteUrl,
    ...(casino.establishedYear !== null && { foundingDate: String(casino.establishedYear) }),
    ...(hasReview && !isDemo && { review: reviewData(casino) }),
    ...(!isDemo &&
      casino.userAverage !== null &&
      casino.totalReviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: oneDigit(casino.userAverage),
          bestRating: 10,
          worstRating: 1,
          ratingCount: casino.totalReviews,
        },
      }),
  }
}

/** The review of the editors without a rating: author and dates are included only where they are stated. */
function reviewData({ name, reviewAuthor, testedOn, checkedOn }: ShownCasino) {
  return {
    '@type': 'Review',
    name: `${name} review`,
    ...(reviewAuthor !== null && { author: { '@type': 'Person', name: reviewAuthor } }),
    ...(testedOn !== null && { datePublished: testedOn }),
    ...(checkedOn !== null && { dateModified: checkedOn }),
  }
}
