import type { MetaDescriptor } from 'react-router'
import type { CasinoDetail } from '#contract/casinos.schema.ts'
import { paths } from '#contract/paths.ts'
import { oneDigit } from '#domain/ratings.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'

/** Title, description, canonical address and structured data; nothing for a casino that is not there. */
export function casinoMeta(
  matches: Parameters<typeof siteOf>[0],
  data: { casino: CasinoDetail } | undefined,
): MetaDescriptor[] {
  if (data === undefined) return []
  const { casino } = data
  return [
    ...pageMeta(matches, {
      title: `${casino.name} review`,
      description: descriptionOf(casino),
      path: paths.casino(casino.id),
      image: casino.logoUrl ?? paths.logo(casino.name),
    }),
    { 'script:ld+json': organization(casino, siteOf(matches).publicUrl) },
  ]
}

/** What is not stated is left out: a description has no room for it. */
function descriptionOf({ name, safetyIndex, license, description }: CasinoDetail): string {
  const facts = [safetyIndex === null ? '' : `safety ${safetyIndex} out of 10`, license ?? '']
    .filter((fact) => fact !== '')
    .join(', ')
  const text = facts === '' ? `${name}. ${description}` : `${name}: ${facts}. ${description}`
  return text.length <= 160 ? text : `${text.slice(0, 157).trimEnd()}...`
}

/** Only what visitors said is published as a rating, and only when somebody did (decision D-70). */
function organization(casino: CasinoDetail, publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: casino.name,
    description: casino.description,
    url: publicUrl + paths.casino(casino.id),
    sameAs: casino.websiteUrl,
    ...(casino.establishedYear !== null && { foundingDate: String(casino.establishedYear) }),
    ...(casino.userAverage !== null &&
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
