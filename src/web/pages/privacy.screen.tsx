import { paths } from '#contract/paths.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { SHOWS_NOTHING } from '../shown-context.ts'
import { restingPage } from '../shell/resting-page.tsx'
import type { Route } from './+types/privacy.screen.ts'
import './info-page.css'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description:
      'What is stored in your browser and on our server, field by field, for how long and why, and a switch that turns tracking off.',
    path: paths.privacy(),
  })

const PrivacyPage = restingPage(async () => (await import('./privacy-page.tsx')).PrivacyPage)

export default function PrivacyScreen() {
  return <PrivacyPage />
}
