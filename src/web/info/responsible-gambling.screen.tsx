import { isCountryCode } from '#contract/countries/countries.ts'
import { paths } from '#contract/shared/paths.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { SHOWS_NOTHING } from '../shown-context.ts'
import type { Route } from './+types/responsible-gambling.screen.ts'
import { ResponsibleGamblingPage } from './responsible-gambling-page.tsx'
import './info-page.css'

/** A country that is not in the list counts as none chosen. */
export function loader({ request }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get('country')?.toUpperCase() ?? ''
  return { country: isCountryCode(code) ? code : undefined }
}

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Responsible Gambling',
    description:
      'A private self-check, the limits and exclusions that work, and helplines by country. Free, without an account.',
    path: paths.responsibleGambling(),
  })

export default function ResponsibleGamblingScreen({ loaderData }: Route.ComponentProps) {
  return <ResponsibleGamblingPage country={loaderData.country} />
}
