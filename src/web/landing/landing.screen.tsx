import { redirect, type MetaDescriptor } from 'react-router'
import { LANDING_LISTS } from '#contract/landing/fields.ts'
import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import { paths } from '#contract/shared/paths.ts'
import { readPage } from '#contract/shared/read-page.ts'
import { landingIndexing } from '#contract/site/indexing.ts'
import { factLines } from '#domain/landing/fact-lines.ts'
import { listLandingCards } from '#db/queries/landing/landing-cards.ts'
import { findMovedPage } from '#operations/items/find-moved-page.ts'
import { findPage } from '#operations/items/find-page.ts'
import { openLandingPage } from '#operations/landing/open-landing-page.ts'
import { appContext, shownContext } from '../contexts.ts'
import { bonusCardData, gameCardData } from '../cards/card-data.ts'
import { itemList } from '../cards/list-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { structured } from '../seo/structured-data/structured.ts'
import { notFound } from '../shell/not-found.ts'
import { addressOfPage, pageItem } from '../shell/page-item.ts'
import { siteOf } from '../shell/site-data.ts'
import { LANDING_NAMES, LandingPage, type LandingData } from './landing-page.tsx'
import type { Route } from './+types/landing.screen.ts'

/** A landing page. Any other plural address with an id or slug redirects permanently to the item (decision D-04). */
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
  if (page !== asked) throw redirect(addressOfPage(request, page))
  context.get(shownContext).add('landings', 'casinos', 'bonuses', 'games')
  const { id: _id, pinned: _pinned, isPublished: _isPublished, ...texts } = landing
  const { casinos, bonuses, games, picks } = await listLandingCards(app.db, landing, ids, {
    now: app.now(),
    withPicks: page === 1,
  })
  return {
    ...texts,
    isDemo: opened.isDemo,
    facts: factLines(landing, facts),
    total: facts.total,
    page,
    now: app.now().toISOString(),
    casinos,
    picks,
    bonuses: bonuses.map(bonusCardData),
    games: games.map(gameCardData),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined ? [] : landingMeta(loaderData, matches)

export default function LandingScreen({ loaderData }: Route.ComponentProps) {
  return <LandingPage data={loaderData} />
}

function landingMeta(data: LandingData, matches: Parameters<typeof siteOf>[0]): MetaDescriptor[] {
  const { list, title, metaTitle, metaDescription, questions, total, page, isDemo } = data
  const { isIndexable, canonical } = landingIndexing({ path: paths.landing(data), page, total, isDemo })
  return [
    ...pageMeta(matches, {
      title: page > 1 ? `${metaTitle}, page ${page}` : metaTitle,
      name: title,
      description: metaDescription,
      path: canonical,
      within: { name: LANDING_NAMES[list], path: paths[list]() },
      isPart: !isIndexable,
    }),
    itemList(siteOf(matches).publicUrl, {
      name: title,
      page,
      total,
      items: [
        ...data.casinos.map((casino) => ({ name: casino.name, path: paths.casino(casino) })),
        ...data.bonuses.map((bonus) => ({ name: bonus.title, path: paths.bonus(bonus) })),
        ...data.games.map((game) => ({ name: game.name, path: paths.game(game) })),
      ],
    }),
    ...(page > 1 || questions.length === 0
      ? []
      : [
          structured({
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          }),
        ]),
  ]
}
