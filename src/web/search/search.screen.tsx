import { SEARCH_RESULTS, SUGGESTIONS } from '#contract/shared/limits.ts'
import { readSiteSearch, SEARCH_KINDS } from '#contract/search/site-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { NO_RESULTS, searchEverything } from '#db/queries/search/search.ts'
import { appContext } from '../app-context.ts'
import { ListFailed } from '../lists/list-failed.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { shownContext } from '../shown-context.ts'
import type { Route } from './+types/search.screen.ts'
import { ResultsPage } from './results-page.tsx'
import './results-page.css'

const NO_COUNTS = { casinos: 0, bonuses: 0, games: 0, posts: 0 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const now = app.now()
  const search = readSiteSearch(new URL(request.url).searchParams)
  context.get(shownContext).add('casinos', 'bonuses', 'games', 'posts')
  const { answer, counts } =
    search.q.length < SUGGESTIONS.minCharacters
      ? { answer: NO_RESULTS, counts: NO_COUNTS }
      : await searchEverything(app, search.q, limitsOf(search.kind), now)
  return { search, answer, counts, now: now.toISOString() }
}

function limitsOf(chosen: ReturnType<typeof readSiteSearch>['kind']) {
  return Object.fromEntries(
    SEARCH_KINDS.map((kind) => {
      if (chosen === 'all') return [kind, SEARCH_RESULTS.perKind]
      return [kind, kind === chosen ? SEARCH_RESULTS.ofOneKind : 0]
    }),
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title:
      loaderData === undefined || loaderData.search.q === '' ? 'Search' : `Search: ${loaderData.search.q}`,
    description:
      'Search casinos, bonuses, games, articles, payment methods, countries, licences and providers.',
    path: paths.search(),
    isPart: true,
  })

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  return <ResultsPage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return <ListFailed head="Search" title="Failed to Search" to={paths.search()} />
}
