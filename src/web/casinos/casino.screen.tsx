import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { FactCheck } from '#contract/changes/fact-checks.ts'
import { paths } from '#contract/shared/paths.ts'
import { readReviewFilter } from '#contract/reviews/review-filter.ts'
import { findCasinoPage } from '#db/queries/casinos/casino-page.ts'
import { articleParts } from '#domain/posts/article-media.ts'
import { articleOutline } from '#domain/posts/article-outline.ts'
import { testedCategories } from '#domain/casinos/tested-categories.ts'
import { cardText } from '#domain/casinos/card-text.ts'
import { casinoSummary } from '#domain/casinos/casino-summary.ts'
import { checkWords } from '#domain/changes/check-words.ts'
import { bestOffer } from '#domain/bonuses/best-offer.ts'
import { isOverInBritain, marked } from '#domain/offers/britain.ts'
import { isExpired } from '#domain/shared/time-left.ts'
import { casinoCard } from '#domain/share/share-card.ts'
import { shareName } from '#domain/share/share-name.ts'
import { landingPaths } from '#operations/landing/landing-links.ts'
import { findPage } from '#operations/items/find-page.ts'
import { submitReviewForm } from '#operations/reviews/submit-review-form.ts'
import { voteByForm } from '#operations/reviews/vote-by-form.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { shareFrame } from '#operations/share/share-frame.ts'
import { appContext, shownContext, visitorContext } from '../contexts.ts'
import { bonusCardData, gameCardData, withoutTarget } from '../cards/card-data.ts'
import { readReviewDraft } from '../reviews/review-draft.ts'
import { answerReviewForm } from '../reviews/answer-review-form.ts'
import { actionHeaders, postedForm } from '../shell/posted-form.ts'
import { notFound } from '../shell/not-found.ts'
import { renderHtml } from '../shell/render-html.ts'
import { sentOnce } from '../shell/sent-html.tsx'
import { openPageItem, pageItem } from '../shell/page-item.ts'
import { View } from '../analytics/view.tsx'
import { casinoMeta } from './casino-meta.ts'
import { CasinoLinks } from './casino-links.tsx'
import { CasinoFacts } from './casino-facts.tsx'
import { CasinoPageSkeleton } from './casino-page-skeleton.tsx'
import { useAwaitsCasino } from './use-awaits-casino.ts'
import type { Route } from './+types/casino.screen.ts'
import { CasinoPage } from './casino-page.tsx'
import type { CasinoReviewText } from './casino-text.tsx'
import { FactChecks, PayoutTests, UserRatings, hasSafetySource, SafetySource } from './casino-evidence.tsx'
import { ExpertVerdict } from './expert-verdict.tsx'
import './casino-page.css'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { now } = app
  const { id } = openPageItem(await findPage(app, 'casino', params.slug), {
    name: params.slug,
    request,
    missing,
  })
  const query = new URL(request.url).searchParams
  const filter = readReviewFilter(query)
  const showsAll = query.get('reviews') === 'all'
  const page = await findCasinoPage(app, id, { filter, showsAll, now: now() })
  if (page === undefined) throw missing()
  const { casino: found, expertReview, bonuses, reviews, games, posts, alternatives, field, checks } = page
  const { review, payoutTests, isDemo, ...facts } = found
  const { summary, paragraphs } = casinoSummary(found.description)
  const casino = { ...withoutTarget(facts), description: summary }
  const inGames = games.map((game) => `game:${game.id}` as const)
  context.get(shownContext).add(`casino:${id}`, 'casinos', 'saved:games', 'posts', ...inGames)
  // The best offer stays beside the page.
  const best = bestOffer(bonuses, now())
  const values = (facet: string, all: readonly string[]) => all.map((value) => ({ facet, value }))
  const landings = landingPaths(app, 'casinos', [
    ...values('license', casino.license === null ? [] : [casino.license]),
    ...values('paymentMethods', casino.paymentMethods),
    ...values('gameProviders', casino.gameProviders),
  ])
  const inWords = (check: FactCheck) => ({
    part: check.part,
    says: checkWords(check, now(), app.settings.factsLastDays),
  })
  return {
    casino: best !== undefined && isOverInBritain(best) ? marked(casino, 'welcome') : casino,
    field,
    landings,
    isDemo,
    share: shareName('casino', found.slug, casinoCard(found, siteSettings(app).brand.name), shareFrame(app)),
    paragraphs,
    // Marks of media are removed, because a review has no media.
    review: review === null ? undefined : sentOnce(reviewText(review), request),
    evidence: {
      payouts: sentOnce(renderHtml(<PayoutTests tests={payoutTests} />), request),
      expert: sentOnce(
        renderHtml(<ExpertVerdict review={expertReview ?? undefined} field={field} />),
        request,
      ),
      users: sentOnce(renderHtml(<UserRatings casino={found} months={page.months} />), request),
      alternatives:
        alternatives.length > 0
          ? sentOnce(renderHtml(<Alternatives casinos={alternatives} />), request)
          : undefined,
      safety: hasSafetySource(found)
        ? sentOnce(
            renderHtml(<SafetySource casino={found} siteName={siteSettings(app).brand.name} />),
            request,
          )
        : undefined,
      facts: sentOnce(renderHtml(<CasinoFacts casino={found} landings={landings} />), request),
      checks: sentOnce(
        renderHtml(<FactChecks path={paths.casino(found)} checks={checks.map(inWords)} />),
        request,
      ),
    },
    expert: expertReview === null ? undefined : { tested: testedCategories(expertReview) },
    bonuses: bonuses.filter(({ validUntil }) => !isExpired(validUntil, now())).map(bonusCardData),
    endedOffers: bonuses
      .filter(({ validUntil }) => isExpired(validUntil, now()))
      .map(({ id, slug, title, amount, validUntil }) => ({ id, slug, title, amount, validUntil })),
    reviews,
    filter,
    counts: page.counts,
    games: games.map((game) => ({ ...gameCardData(game), description: cardText(game.description) })),
    posts,
    showsAll,
    isReviewSent: query.get('review') === 'sent',
    now: now().toISOString(),
  }
}

/** Longer reviews exceed a desktop screen. Characters. */
const LONG_REVIEW = 1200

/** The review with anchors at its headings. Marks of offers work in articles only. */
function reviewText(review: string): CasinoReviewText {
  const html = articleParts(articleOutline(review).html, [])
    .map((part) => (part.kind === 'html' ? part.html : ''))
    .join('')
  return { html, isLong: html.length > LONG_REVIEW }
}

/** Handles forms without scripts: submitting a review, or voting for one. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const [app, visitor] = [context.get(appContext), context.get(visitorContext)]
  const { id, path } = pageItem(await findPage(app, 'casino', params.slug), missing)
  return answerReviewForm(await postedForm(request), {
    path,
    missing,
    readDraft: readReviewDraft,
    submit: (form) => submitReviewForm(app, visitor, { kind: 'casino', id, form }),
    vote: (reviewId) => voteByForm(app, visitor, reviewId),
  })
}

export const headers = actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => casinoMeta(matches, loaderData)

export default function CasinoScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, slug, name } = loaderData.casino
  const awaitsAnother = useAwaitsCasino()
  if (awaitsAnother) return <CasinoPageSkeleton />
  return (
    <>
      <CasinoPage key={id} {...loaderData} refused={actionData} />
      <View kind="casino" id={id} slug={slug} name={name} />
    </>
  )
}

function missing() {
  return notFound({ title: 'Casino not found', to: paths.casinos(), label: 'Back to Casinos' })
}

/** Other casinos to show instead of one with a warning. */
function Alternatives({ casinos }: { casinos: readonly CasinoCardData[] }) {
  return (
    <>
      <h2 id="alternatives-title">Safer Alternatives</h2>
      <CasinoLinks casinos={casinos} className="sm:grid-cols-3" />
    </>
  )
}
