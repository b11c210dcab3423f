import { paths } from '#contract/paths.ts'
import { appContext } from '../app-context.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { SHOWS_NOTHING } from '../shown-context.ts'
import { restingPage } from '../shell/resting-page.tsx'
import type { Route } from './+types/privacy.screen.ts'
import './info-page.css'

export const middleware = SHOWS_NOTHING

/** The times are settings, which do not change while the server runs. */
export function loader({ context }: Route.LoaderArgs) {
  return { kept: context.get(appContext).settings.retention }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description:
      'What is stored in your browser and on our server, field by field, for how long and why, and a switch that turns tracking off.',
    path: paths.privacy(),
  })

const PrivacyPage = restingPage(async () => (await import('./privacy-page.tsx')).PrivacyPage)

export default function PrivacyScreen({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage kept={loaderData.kept} />
}
