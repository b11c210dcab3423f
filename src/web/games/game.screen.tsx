import type { MetaDescriptor } from 'react-router'
import type { Game } from '#contract/games/games.schema.ts'
import {
  EVERY_REVIEW,
  isReviewFilterSet,
  readReviewFilter,
  type ReviewFilter,
} from '#contract/reviews/review-filter.ts'
import { OFFER_PAGE } from '#contract/offers/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { listFactChecks } from '#db/queries/changes/fact-checks.ts'
import { listPlacesOfGame } from '#db/queries/games/game-places.ts'
import { findGame } from '#db/queries/games/games.ts'
import { listRelatedPostsOfGame } from '#db/queries/posts/posts.ts'
import { weighGameReviews } from '#db/queries/reviews/weighed-reviews.ts'
import { checkWords } from '#domain/changes/check-words.ts'
import { formatRtp } from '#domain/games/rtp.ts'
import { gameCard } from '#domain/share/share-card.ts'
import { shareName } from '#domain/share/share-name.ts'
import { firstThatFits, wholeSentences } from '#domain/shared/search-words.ts'
import { findPage } from '#operations/items/find-page.ts'
import { submitReviewForm } from '#operations/reviews/submit-review-form.ts'
import { voteByForm } from '#operations/reviews/vote-by-form.ts'
import { shareFrame } from '#operations/share/share-frame.ts'
import { appContext, shownContext, visitorContext } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { gameData } from '../seo/structured-data/game-data.ts'
import { siteOf } from '../shell/site-data.ts'
import { answerReviewForm } from '../reviews/answer-review-form.ts'
import { readOfferDraft } from '../reviews/review-draft.ts'
import { needsNewData } from '../shell/needs-new-data.ts'
import { notFound } from '../shell/not-found.ts'
import { actionHeaders, postedForm } from '../shell/posted-form.ts'
import { openPageItem, pageItem } from '../shell/page-item.ts'
import { View } from '../analytics/view.tsx'
import type { Route } from './+types/game.screen.ts'
import { GamePage } from './game-page.tsx'
import { playCasinoOf } from './play-casino-of.ts'
import './game-page.css'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db } = app
  const query = new URL(request.url).searchParams
  const { id } = openPageItem(await findPage(app, 'game', params.slug), {
    name: params.slug,
    request,
    missing,
  })
  const found = await findGame(db, id)
  if (found === undefined) throw missing()
  const { isDemo, ...game } = found
  context.get(shownContext).add(`game:${game.id}`, 'saved:casinos', 'saved:games', 'posts')
  const showsAllPlaces = query.get('play') === '1'
  const filter = readReviewFilter(query)
  const [{ reviews, counts }, posts, { places, total }, checks] = await Promise.all([
    weighGameReviews(db, game.id, filter),
    listRelatedPostsOfGame(app, game.name, OFFER_PAGE.relatedPosts),
    listPlacesOfGame(db, game.id, { limit: showsAllPlaces ? undefined : OFFER_PAGE.places, now: app.now() }),
    listFactChecks(db, 'game', game.id),
  ])
  context.get(shownContext).add(...places.map((casino) => `casino:${casino.id}` as const))
  return {
    game,
    isDemo,
    share: shareName('game', game.slug, gameCard(found), shareFrame(app)),
    checked: checkWords(checks[0], app.now(), app.settings.factsLastDays),
    reviews,
    filter,
    counts,
    posts,
    places: { casinos: places.map(playCasinoOf), total, showsAll: showsAllPlaces },
    showsAll: query.get('reviews') === 'all',
    isReviewSent: query.get('review') === 'sent',
  }
}

/** Handles forms without scripts: submitting a review, or voting for one. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const [app, visitor] = [context.get(appContext), context.get(visitorContext)]
  const { id, path } = pageItem(await findPage(app, 'game', params.slug), missing)
  return answerReviewForm(await postedForm(request), {
    path,
    missing,
    readDraft: readOfferDraft,
    submit: (form) => submitReviewForm(app, visitor, { kind: 'game', id, form }),
    vote: (reviewId) => voteByForm(app, visitor, reviewId),
  })
}

export const headers = actionHeaders

export const shouldRevalidate = needsNewData

export const meta: Route.MetaFunction = ({ loaderData, matches }) => gameMeta(loaderData, matches)

export default function GameScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, slug, name } = loaderData.game
  return (
    <>
      <GamePage key={id} {...loaderData} refused={actionData} />
      <View kind="game" id={id} slug={slug} name={name} />
    </>
  )
}

function missing() {
  return notFound({ title: 'Game Not Found', to: paths.games(), label: 'Back to Games' })
}

/** Title, description and canonical address; nothing for a missing game. The badge is never published as a rating. */
function gameMeta(
  data: { game: Game; isDemo: boolean; share?: string; filter?: ReviewFilter } | undefined,
  matches: Parameters<typeof siteOf>[0],
): MetaDescriptor[] {
  if (data === undefined) return []
  const { game, isDemo, share, filter = EVERY_REVIEW } = data
  const head = pageMeta(matches, {
    title: firstThatFits([
      `${game.name} by ${game.provider}: ${knownOf(game)}`,
      `${game.name} by ${game.provider}: where to play`,
      `${game.name} by ${game.provider}`,
    ]),
    name: game.name,
    description: descriptionOf(game),
    path: paths.game(game),
    within: { name: 'Games', path: paths.games() },
    isDemo,
    isPart: isReviewFilterSet(filter) || !game.isActive,
    share,
  })
  return [...head, gameData(siteOf(matches).publicUrl, { game, isDemo })]
}

function descriptionOf(game: Game): string {
  return wholeSentences([`${game.name} by ${game.provider}: ${knownOf(game)}.`, game.description])
}

function knownOf({ rtp }: Game): string {
  return rtp === null ? 'where to play it' : `RTP ${formatRtp(rtp)}, and where to play it`
}
