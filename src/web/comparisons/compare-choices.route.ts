import { readCompareSearch } from '#contract/comparisons/compare-search.ts'
import { listCompareChoices } from '#db/queries/comparisons/compare-choices.ts'
import { appContext, shownContext } from '../contexts.ts'
import type { Route } from './+types/compare-choices.route.ts'

/** For the picker: /api/search returns three of each kind, and all three may be chosen already. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readCompareSearch(new URL(request.url).searchParams)
  const app = context.get(appContext)
  context.get(shownContext).add('casinos', 'bonuses', 'games')
  return Response.json(await listCompareChoices(app, search, app.now()))
}
