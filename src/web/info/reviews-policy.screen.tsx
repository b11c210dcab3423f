import { paths } from '#contract/shared/paths.ts'
import { REVIEWS_POLICY } from '#domain/texts/reviews-policy.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { SHOWS_NOTHING } from '../contexts.ts'
import type { Route } from './+types/reviews-policy.screen.ts'
import { InfoPage, textParts } from './info-page.tsx'
import './info-page.css'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Reviews policy',
    description:
      'Who may write a review here, which ones wait for a person, what counts towards a score and what is never a reason to remove one.',
    path: paths.reviewsPolicy(),
  })

export default function ReviewsPolicyScreen() {
  return <ReviewsPolicyPage />
}

function ReviewsPolicyPage() {
  return (
    <InfoPage
      title="Reviews policy"
      lead="How visitor reviews come onto this site, which ones wait, and what they count for."
      parts={textParts(REVIEWS_POLICY)}
    />
  )
}
