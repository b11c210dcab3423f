import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { FactCheck } from '#contract/changes/fact-checks.ts'
import { CASINO_PAGE } from '#contract/casinos/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { isReviewFilterSet, readReviewFilter } from '#contract/reviews/review-filter.ts'
import { listFactChecks } from '#db/queries/changes/fact-checks.ts'
import { casinoField } from '#db/queries/casinos/casino-field.ts'
import { listSaferCasinos } from '#db/queries/casinos/casino-list.ts'
import { findCasinoParts } from '#db/queries/casinos/casino-parts.ts'
import { findCasino } from '#db/queries/casinos/casinos.ts'
import { listRelatedPostIds } from '#db/queries/posts/posts.ts'
import { listReviewMonths } from '#db/queries/reviews/review-months.ts'
import { countReviewChoices, weighCasinoReviews } from '#db/queries/reviews/weighed-reviews.ts'
import { articleParts } from '#domain/posts/article-media.ts'
import { articleOutline } from '#domain/posts/article-outline.ts'
import { testedCategories } from '#domain/casinos/tested-categories.ts'
import { trendStart, wholeMonths } from '#domain/reviews/review-trend.ts'
import { cardText } from '#domain/casinos/card-text.ts'
import { casinoSummary } from '#domain/casinos/casino-summary.ts'
import { warningOf } from '#domain/casinos/warning.ts'
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

/** Up to this many reviews come with the page; of more, only those that are shown at first. */
const REVIEWS_WITH_PAGE = 20
const CUT = { whole: REVIEWS_WITH_PAGE, few: CASINO_PAGE.reviewsAtATime }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, now } = app
  const { id } = openPageItem(await findPage(app, 'casino', params.slug), {
    name: params.slug,
    request,
    missing,
  })
  const query = new URL(request.url).searchParams
  const found = await findCasino(db, id)
  if (found === undefined) throw missing()
  const { review, payoutTests, isDemo, ...facts } = found
  const { summary, paragraphs } = casinoSummary(found.description)
  const casino = { ...withoutTarget(facts), description: summary }
  context.get(shownContext).add(`casino:${id}`, 'casinos', 'saved:games', 'posts')
  const showsAll = query.get('reviews') === 'all'
  const limit = showsAll || casino.totalReviews <= REVIEWS_WITH_PAGE ? undefined : CASINO_PAGE.reviewsAtATime
  const warning = warningOf(casino)
  const filter = readReviewFilter(query)
  const isFiltered = isReviewFilterSet(filter)
  const [parts, weighed, alternatives, field, months, checks] = await Promise.all([
    findCasinoParts(db, id, {
      now: now(),
      reviews: isFiltered ? 0 : limit,
      games: CASINO_PAGE.games,
      posts: await listRelatedPostIds(app, casino, CASINO_PAGE.relatedPosts),
    }),
    isFiltered
      ? weighCasinoReviews(db, id, filter, showsAll ? undefined : CUT)
      : countReviewChoices(db, { casinoId: id }).then((counts) => ({ reviews: undefined, counts })),
    warning !== undefined ? listSaferCasinos(app, casino, CASINO_PAGE.alternatives) : [],
    casinoField(db, now()),
    listReviewMonths(db, id, trendStart(now())),
    listFactChecks(db, 'casino', id),
  ])
  const { expertReview, bonuses, games, posts } = parts
  // What stays beside the page is the best of its offers.
  const best = bestOffer(bonuses, now())
  context.get(shownContext).add(...games.map((game) => `game:${game.id}` as const))
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
    // A review has no media; a mark for one says nothing.
    review: review === null ? undefined : sentOnce(reviewText(review), request),
    evidence: {
      payouts: sentOnce(renderHtml(<PayoutTests tests={payoutTests} />), request),
      expert: sentOnce(
        renderHtml(<ExpertVerdict review={expertReview ?? undefined} field={field} />),
        request,
      ),
      users: sentOnce(
        renderHtml(<UserRatings casino={found} months={wholeMonths(months, now())} />),
        request,
      ),
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
    reviews: weighed.reviews ?? parts.reviews,
    filter,
    counts: weighed.counts,
    games: games.map((game) => ({ ...gameCardData(game), description: cardText(game.description) })),
    posts,
    showsAll,
    isReviewSent: query.get('review') === 'sent',
    now: now().toISOString(),
  }
}

/** Characters that are more than a screen of a desk. */
const LONG_REVIEW = 1200

/** The review with addresses at its headings; marks of offers are for articles. */
function reviewText(review: string): CasinoReviewText {
  const html = articleParts(articleOutline(review).html, [])
    .map((part) => (part.kind === 'html' ? part.html : ''))
    .join('')
  return { html, isLong: html.length > LONG_REVIEW }
}

/** What forms do without scripts: submit a review, or vote for one. */
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

/** Casinos to read about instead of one that staff warn about. */
function Alternatives({ casinos }: { casinos: readonly CasinoCardData[] }) {
  return (
    <>
      <h2 id="alternatives-title">Safer Alternatives</h2>
      <CasinoLinks casinos={casinos} className="sm:grid-cols-3" />
    </>
  )
}
