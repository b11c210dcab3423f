import { paths } from '#contract/shared/paths.ts'
import { listWarnings } from '#db/queries/casinos/warnings.ts'
import { appContext } from '../app-context.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { shownContext } from '../shown-context.ts'
import type { Route } from './+types/warned.screen.ts'
import { WarnedPage } from './warned-page.tsx'
import './info-page.css'
import './warned-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  context.get(shownContext).add('casinos')
  return { warnings: await listWarnings(context.get(appContext).db) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    isDemo: isDemoAlone(loaderData?.warnings ?? []),
    title: 'Casinos we warn about',
    description:
      'Casinos that we do not list any more, each with the reason and the day: those that we warn about, and those that have closed.',
    path: paths.warned(),
  })

function isDemoAlone(warnings: readonly { isDemo: boolean }[]): boolean {
  return warnings.length > 0 && warnings.every(({ isDemo }) => isDemo)
}

export default function WarnedScreen({ loaderData }: Route.ComponentProps) {
  return <WarnedPage warnings={loaderData.warnings} />
}
