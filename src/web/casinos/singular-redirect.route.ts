import { redirect } from 'react-router'
import type { SlugKind } from '#contract/items/item-kinds.ts'
import { findPage } from '#operations/items/find-page.ts'
import { appContext } from '../app-context.ts'
import { notFound } from '../shell/not-found.ts'
import { pageItem } from '../shell/page-item.ts'
import type { Route } from './+types/singular-redirect.route.ts'

const KINDS: Readonly<Record<string, SlugKind>> = { casinos: 'casino', bonuses: 'bonus', games: 'game' }

/** Plural detail addresses, by id or by slug, move for good to the singular ones, in one step (decision D-04). */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const kind = KINDS[pathname.split('/')[1]?.toLowerCase() ?? '']
  if (kind === undefined) throw notFound()
  const { path } = pageItem(await findPage(context.get(appContext), kind, params.name), notFound)
  return redirect(path + search, 301)
}

/** Never seen; with it an unknown address is answered with the page that says so. */
export default function Moved() {
  return null
}
