import { paths } from '#contract/shared/paths.ts'
import { findOwnPage } from '#operations/settings/own-pages.ts'
import { appContext, SHOWS_NOTHING } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { notFound } from '../shell/not-found.ts'
import type { Route } from './+types/own-page.screen.ts'
import { OwnLegalPage } from './own-legal-page.tsx'
import './info-page.css'

export const middleware = SHOWS_NOTHING

export function loader({ context, params }: Route.LoaderArgs) {
  const page = findOwnPage(context.get(appContext), params.slug)
  if (page === undefined)
    throw notFound({ title: 'Page not found', to: paths.home(), label: 'Back to the home page' })
  return page
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.description,
        path: paths.ownPage(params.slug),
      })

/** A page by the owner: About, Imprint, Contact and others. */
export default function OwnPageScreen({ loaderData: { title, text } }: Route.ComponentProps) {
  return <OwnLegalPage title={title} text={text} />
}
