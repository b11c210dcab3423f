import { redirect } from 'react-router'
import { readReviewFilter } from '#contract/reviews/review-filter.ts'
import { OFFER_PAGE } from '#contract/offers/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { findWarningOfBonus } from '#db/queries/casinos/warnings.ts'
import { listFactChecks } from '#db/queries/changes/fact-checks.ts'
import { findBonus, findBonusRatings } from '#db/queries/bonuses/bonuses.ts'
import { findRestrictedCountries } from '#db/queries/casinos/casinos.ts'
import { listRelatedPostsOfBonus } from '#db/queries/posts/posts.ts'
import { weighBonusReviews } from '#db/queries/reviews/weighed-reviews.ts'
import { bonusCard } from '#domain/share/share-card.ts'
import { shareName } from '#domain/share/share-name.ts'
import type { App } from '#operations/app/app.ts'
import { playOffer } from '#operations/offers/ask-reality.ts'
import { keptReality } from '#operations/offers/play-offers.ts'
import type { OfferTerms } from '#contract/offers/terms.ts'
import { checkWords } from '#domain/changes/check-words.ts'
import { BRITAIN, isOverInBritain, marked } from '#domain/offers/britain.ts'
import { realityInput, readWhatIf, stakeProblem } from '#domain/offers/reality-of-terms.ts'
import { findPage } from '#operations/items/find-page.ts'
import { submitReviewForm } from '#operations/reviews/submit-review-form.ts'
import { voteByForm } from '#operations/reviews/vote-by-form.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { shareFrame } from '#operations/share/share-frame.ts'
import { appContext, shownContext, visitorContext } from '../contexts.ts'
import { answerReviewForm } from '../reviews/answer-review-form.ts'
import { readOfferDraft } from '../reviews/review-draft.ts'
import { needsNewData } from '../shell/needs-new-data.ts'
import { notFound } from '../shell/not-found.ts'
import { renderHtml } from '../shell/render-html.ts'
import { sentOnce } from '../shell/sent-html.tsx'
import { RealityPanel, TermsTable, type PlayedStep } from '../offers/offer-evidence.tsx'
import { actionHeaders, postedForm } from '../shell/posted-form.ts'
import { openPageItem, pageItem } from '../shell/page-item.ts'
import { withoutTarget } from '../cards/card-data.ts'
import { View } from '../analytics/view.tsx'
import { bonusMeta } from './bonus-meta.ts'
import type { Route } from './+types/bonus.screen.ts'
import { BonusPage } from './bonus-page.tsx'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const query = new URL(request.url).searchParams
  const { id } = openPageItem(await findPage(app, 'bonus', params.slug), {
    name: params.slug,
    request,
    missing,
  })
  const found = await findBonus(app.db, id)
  if (found === undefined) {
    // Visitors who came for an offer of a casino with a warning get the warning.
    const warned = await findWarningOfBonus(app.db, id)
    throw warned === undefined ? missing() : redirect(paths.casino(warned))
  }
  const { isDemo, offerTerms, ...facts } = found
  const shown = { ...facts, casino: withoutTarget(facts.casino) }
  const isOver = isOverInBritain(found)
  const bonus = isOver ? { ...shown, casino: marked(shown.casino, 'offer') } : shown
  context
    .get(shownContext)
    .add(`bonus:${bonus.id}`, `casino:${bonus.casinoId}`, 'posts', 'saved:casinos', 'saved:games')
  const filter = readReviewFilter(query)
  const path = paths.bonus(bonus)
  const [ratings, restrictedCountries, { reviews, counts }, posts, reality, checks] = await Promise.all([
    findBonusRatings(app.db, bonus.id),
    findRestrictedCountries(app.db, bonus.casinoId),
    weighBonusReviews(app.db, bonus.id, filter),
    listRelatedPostsOfBonus(app, bonus.casino.name, OFFER_PAGE.relatedPosts),
    siteSettings(app).claims.showsReality ? realityOf(app, offerTerms, query) : undefined,
    listFactChecks(app.db, 'bonus', bonus.id),
  ])
  return {
    bonus,
    terms: sentOnce(
      renderHtml(
        <TermsTable
          terms={offerTerms}
          path={path}
          checked={checkWords(checks[0], app.now(), app.settings.factsLastDays)}
        />,
      ),
      request,
    ),
    reality:
      reality === undefined
        ? undefined
        : sentOnce(renderHtml(<RealityPanel {...reality} path={path} />), request),
    isDemo,
    share: shareName('bonus', bonus.slug, bonusCard(found, siteSettings(app).brand.name), shareFrame(app)),
    restrictedCountries: isOver ? [...new Set([...restrictedCountries, BRITAIN])] : restrictedCountries,
    reviews,
    filter,
    counts,
    posts,
    total: ratings?.totalReviews ?? 0,
    average: ratings !== undefined && ratings.totalReviews > 0 ? ratings.userReviewsAverage : null,
    showsAll: query.get('reviews') === 'all',
    isReviewSent: query.get('review') === 'sent',
    now: app.now().toISOString(),
  }
}

/** The offer's reality check, possibly with the visitor's changes; undefined where its terms are incomplete. */
async function realityOf(app: App, terms: OfferTerms | null, query: URLSearchParams) {
  const asked = readWhatIf(query)
  const offer = realityInput(terms, asked.whatIf)
  if (!('input' in offer)) return undefined
  // Results for the visitor's own numbers are not stored.
  const isAsStored = Object.values(asked.whatIf).every((value) => value === undefined)
  const problem = asked.problem ?? stakeProblem(offer.input)
  if (problem !== undefined) return isAsStored && asked.problem === undefined ? undefined : { offer, problem }
  try {
    const result = await (isAsStored ? keptReality(app, offer.input) : playOffer(offer.input))
    return { offer, result, steps: await laterSteps(app, terms), isOwn: !isAsStored }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { offer, problem: error.message }
  }
}

/** The effect of each later step of a package, with its own deposit. */
async function laterSteps(app: App, terms: OfferTerms | null): Promise<PlayedStep[]> {
  const [, ...later] = terms?.steps ?? []
  return await Promise.all(
    later.map(async (step, index) => {
      const offer = realityInput(terms, {}, index + 1)
      const label = step.label ?? `Step ${index + 2}`
      const isOpen = !('input' in offer) || stakeProblem(offer.input) !== undefined
      if (isOpen) return { label, currency: 'EUR', deposit: step.minDeposit?.amount ?? 0, result: undefined }
      const { deposit } = offer.input
      return { label, currency: offer.currency, deposit, result: await keptReality(app, offer.input) }
    }),
  )
}

/** Handles forms without scripts: submitting a review, or voting for one. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const [app, visitor] = [context.get(appContext), context.get(visitorContext)]
  const { id, path } = pageItem(await findPage(app, 'bonus', params.slug), missing)
  return answerReviewForm(await postedForm(request), {
    path,
    missing,
    readDraft: readOfferDraft,
    submit: (form) => submitReviewForm(app, visitor, { kind: 'bonus', id, form }),
    vote: (reviewId) => voteByForm(app, visitor, reviewId),
  })
}

export const headers = actionHeaders

export const shouldRevalidate = needsNewData

export const meta: Route.MetaFunction = ({ loaderData, matches }) => bonusMeta(loaderData, matches)

export default function BonusScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, slug, title } = loaderData.bonus
  return (
    <>
      <BonusPage key={id} {...loaderData} refused={actionData} />
      <View kind="bonus" id={id} slug={slug} name={title} />
    </>
  )
}

function missing() {
  return notFound({
    title: 'Bonus Not Found',
    text: "The bonus you're looking for doesn't exist.",
    to: paths.bonuses(),
    label: 'Back to Bonuses',
  })
}
