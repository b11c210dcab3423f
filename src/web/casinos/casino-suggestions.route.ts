import { SUGGESTIONS } from '#contract/search/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { suggestCasinos } from '#db/queries/search/search.ts'
import { appContext, shownContext } from '../contexts.ts'
import type { Route } from './+types/casino-suggestions.route.ts'

/** Casinos only, and more than /api/search returns, for the search box of the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const text = cleanSearchText(new URL(request.url).searchParams.get('q') ?? '').slice(0, TEXT.search)
  const app = context.get(appContext)
  context.get(shownContext).add('saved:casinos')
  const casinos =
    text.length < SUGGESTIONS.minCharacters
      ? []
      : await suggestCasinos(app, text, { limit: SUGGESTIONS.casinosOnList, now: app.now() })
  return Response.json(casinos)
}
