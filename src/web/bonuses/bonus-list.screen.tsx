import { redirect } from 'react-router'
import { readBonusSearch } from '#contract/bonuses/bonus-search.ts'
import { FEATURED_BONUSES, OFFERS_PER_PAGE } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { countBonusTypes, listFeaturedBonuses, searchBonusList } from '#db/queries/bonuses/bonus-list.ts'
import { isDemoList } from '#operations/app/demo-content.ts'
import { landingOfList } from '#operations/landing/landing-links.ts'
import { findSearchNotes } from '#db/queries/search/search-notes.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { bonusCardData } from '../cards/card-data.ts'
import { BONUS_LIST_TITLE, bonusListMeta } from './bonus-list-meta.ts'
import { bonusListAddress, showsFeatured } from './use-bonus-search.ts'
import type { Route } from './+types/bonus-list.screen.ts'
import { BonusListPage } from './bonus-list-page.tsx'
import { ListFailed } from '../lists/list-failed.tsx'

/** A page beyond the last one leads to the last one, so that old links to a shrunken list stay useful. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const now = app.now()
  context.get(shownContext).add('bonuses', 'saved:casinos')
  const search = readBonusSearch(new URL(request.url).searchParams)
  const { landing, redirectTo } = landingOfList(app, {
    request,
    list: 'bonuses',
    chosen: search.type === undefined ? [] : [{ facet: 'type', value: search.type }],
    hasMore: search.search !== '' || search.sort !== 'newest',
    page: search.page,
  })
  if (redirectTo !== undefined) throw redirect(redirectTo, 301)
  // What else matches a text is said as well.
  if (search.search !== '') context.get(shownContext).add('saved:games', 'posts')
  const [{ items, total, correctedTo }, counts, featured] = await Promise.all([
    searchBonusList(app, search, { size: OFFERS_PER_PAGE, now }),
    countBonusTypes(app, now),
    showsFeatured(search) ? listFeaturedBonuses(app, now, FEATURED_BONUSES) : [],
  ])
  const lastPage = Math.max(1, Math.ceil(total / OFFERS_PER_PAGE))
  if (search.page > lastPage) throw redirect(bonusListAddress({ ...search, page: lastPage }))
  return {
    search,
    landing,
    landings: app.siteSettings.landings().filter(({ list }) => list === 'bonuses'),
    total,
    isDemo: await isDemoList(app, 'bonus', { ids: items.map(({ id }) => id), total }),
    notes: await findSearchNotes(app, search.search, 'bonuses', { correctedTo, now }),
    items: items.map(bonusCardData),
    counts: Object.fromEntries(counts),
    featured: featured.map(bonusCardData),
    now: now.toISOString(),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => bonusListMeta(loaderData, matches)

export default function BonusListScreen({ loaderData }: Route.ComponentProps) {
  return <BonusListPage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return <ListFailed head={BONUS_LIST_TITLE} title="Failed to Load Bonuses" to={paths.bonuses()} />
}
