import { redirect } from 'react-router'
import { LANDING_LISTS } from '#contract/landing/fields.ts'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import type { LandingForm } from '#contract/landing/landing.schema.ts'
import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import { paths } from '#contract/shared/paths.ts'
import { readPage } from '#contract/shared/read-page.ts'
import { listBonusesByIds } from '#db/queries/bonuses/bonuses.ts'
import { listCasinoCards, listMatchingCards } from '#db/queries/casinos/casino-cards.ts'
import { listGamesByIds } from '#db/queries/games/games.ts'
import { cardWishes } from '#domain/casinos/card-wishes.ts'
import { factLines } from '#domain/landing/fact-lines.ts'
import { findMovedPage } from '#operations/items/find-moved-page.ts'
import { findPage } from '#operations/items/find-page.ts'
import { openLandingPage } from '#operations/landing/open-landing-page.ts'
import { appContext } from '../app-context.ts'
import { bonusCardData, gameCardData } from '../cards/card-data.ts'
import { notFound } from '../shell/not-found.ts'
import { pageItem } from '../shell/page-item.ts'
import { shownContext } from '../shown-context.ts'
import { landingMeta } from './landing-meta.ts'
import { LandingPage } from './landing-page.tsx'
import type { Route } from './+types/landing.screen.ts'
import './landing-page.css'

/**
 * A landing page; any other plural address, by id or by slug, moves for good to that of the item, in one step
 * (decision D-04).
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, search, searchParams } = new URL(request.url)
  const list = LANDING_LISTS.find((one) => one === pathname.split('/')[1]?.toLowerCase())
  if (list === undefined) throw notFound()
  const asked = readPage(searchParams.get('page'))
  const opened = await openLandingPage(app, list, { name: params.name, page: asked })
  if (opened === undefined) {
    const item = await findPage(app, KIND_OF_LIST[list], params.name)
    const moved = item ?? (await findMovedPage(app, 'landing', `${list}/${params.name.toLowerCase()}`))
    const { path } = pageItem(moved, notFound)
    throw redirect(path + search, 301)
  }
  const { landing, facts, page, ids } = opened
  const path = paths.landing(landing)
  if (params.name !== landing.slug) throw redirect(path + search, 301)
  if (page !== asked) throw redirect(page === 1 ? path : `${path}?page=${page}`)
  context.get(shownContext).add('landings', 'casinos', 'bonuses', 'games')
  const { id: _id, pinned: _pinned, isPublished: _isPublished, ...texts } = landing
  return {
    ...texts,
    facts: factLines(landing, facts),
    total: facts.total,
    page,
    now: app.now().toISOString(),
    casinos: list === 'casinos' ? await cardsOf(app, landing, ids) : [],
    bonuses: list === 'bonuses' ? (await listBonusesByIds(app.db, ids)).map(bonusCardData) : [],
    games: list === 'games' ? (await listGamesByIds(app.db, ids)).map(gameCardData) : [],
  }
}

/** Casinos say what of theirs the page is about. */
function cardsOf(
  { db, now }: Cards,
  { facet, value }: Pick<LandingForm, 'facet' | 'value'>,
  ids: readonly number[],
) {
  const wishes = cardWishes(readCasinoSearch(new URLSearchParams({ [facet]: value })).search)
  return wishes === undefined ? listCasinoCards(db, ids) : listMatchingCards(db, ids, wishes, now())
}

type Cards = Pick<Parameters<typeof openLandingPage>[0], 'db' | 'now'>

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined ? [] : landingMeta(loaderData, matches)

export default function LandingScreen({ loaderData }: Route.ComponentProps) {
  return <LandingPage data={loaderData} />
}
