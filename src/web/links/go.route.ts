import { data, redirect } from 'react-router'
import { countryInText } from '#contract/countries/countries.ts'
import { paths } from '#contract/shared/paths.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { findWarning } from '#db/queries/casinos/warnings.ts'
import { warningTitle } from '#domain/casinos/warning.ts'
import { findPage } from '#operations/items/find-page.ts'
import { followLink } from '#operations/links/follow-link.ts'
import { listOpenCasinos } from '#operations/links/list-open-casinos.ts'
import { appContext, countryContext } from '../contexts.ts'
import { notFound, type NotFoundText } from '../shell/not-found.ts'
import { pageItem } from '../shell/page-item.ts'
import type { Route } from './+types/go.route.ts'

/**
 * The response of an outbound link without a target: 404 unknown, 410 deleted, 403 where the casino refuses the
 * visitor's country, 410 with the reason for a casino with a warning. A former slug redirects.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { id, path } = pageItem(await findPage(app, 'casino', params.name), noLink)
  const country = context.get(countryContext) ?? undefined
  const slug = path.slice(paths.casino({ slug: '' }).length)
  const followed = await followLink(app, slug, { country, clickId: '', placement: NOWHERE })
  if (followed === undefined) {
    const warned = await findWarning(app.db, id)
    if (warned === undefined) throw noLink()
    const text: NotFoundText = {
      title: warningTitle(warned.name, warned.listing),
      text: warned.reason,
      to: path,
      label: 'Read More',
      alternatives: await listOpenCasinos(app, country),
    }
    throw data(text, { status: 410 })
  }
  // The current address counts the click.
  if ('to' in followed)
    return redirect(paths.go({ slug }) + new URL(request.url).search, {
      status: 302,
      headers: { 'cache-control': CACHE_CONTROL.never },
    })
  const text: NotFoundText = {
    title: `${followed.refusedBy.name} does not accept players from ${countryInText(followed.country)}`,
    text: 'So this link leads no further. Restrictions change: the casino’s own terms decide.',
    to: path,
    label: 'Read Review',
    alternatives: await listOpenCasinos(app, followed.country),
  }
  throw data(text, { status: 403 })
}

const NOWHERE = { page: null, block: null, position: null }

function noLink() {
  return notFound({
    title: 'This link leads nowhere',
    text: 'We list no casino under this address.',
    to: paths.casinos(),
    label: 'Browse Casinos',
  })
}

/** Never rendered. With a component, a link without a target gets a page. */
export default function Go() {
  return null
}
