import { paths } from '#contract/shared/paths.ts'
import { ownLegalText } from '#operations/settings/own-legal-text.ts'
import { appContext } from '../app-context.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { SHOWS_NOTHING } from '../shown-context.ts'
import type { Route } from './+types/privacy.screen.ts'
import { PrivacyPage } from './privacy-page.tsx'
import './info-page.css'

export const middleware = SHOWS_NOTHING

/** The times are environment variables, which do not change while the server runs. */
export function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  return { kept: app.settings.retention, own: ownLegalText(app, 'privacy') }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description:
      'What is stored in your browser and on our server, field by field, for how long and why, and a switch that turns tracking off.',
    path: paths.privacy(),
  })

export default function PrivacyScreen({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage kept={loaderData.kept} own={loaderData.own} />
}
