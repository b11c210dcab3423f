import { ShieldCheck, TriangleAlert } from 'lucide'
import { LISTING_NAMES, type Warning } from '#contract/casinos/listing.ts'
import { paths } from '#contract/shared/paths.ts'
import { listWarnings } from '#db/queries/casinos/warnings.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { appContext, shownContext } from '../contexts.ts'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { QuietLine } from '../shell/notes.tsx'
import type { Route } from './+types/warned.screen.ts'
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

const ADVICE: Readonly<Record<Warning['listing'], string>> = {
  warned:
    'Pay nothing in. Withdraw what is left, keep every message and a picture of your balance, and complain to the regulator that its licence names. A new bonus is no reason to stay.',
  closed:
    'Follow its closing notice to withdraw what is left, keep every message, and write to the regulator that its licence named when no reply comes.',
}

interface WarnedCasino extends Warning {
  id: number
  slug: string
  name: string
  logoUrl: string | null
  isDemo: boolean
}

function WarnedPage({ warnings }: { warnings: readonly WarnedCasino[] }) {
  return (
    <div className="wrap">
      <QuietLine />
      <div className="page-head">
        <h1>Casinos We Warn About</h1>
        <p>
          They are in none of our lists, we do not link to them, and their offers are not shown. How we judge
          casinos is under{' '}
          <Link className="link" to={paths.howWeRate()}>
            How we rate
          </Link>
          .
        </p>
      </div>
      {warnings.length === 0 ? (
        <EmptyState
          icon={ShieldCheck}
          as="h2"
          title="No warnings at the moment"
          action={
            <ButtonLink variant="outline" to={paths.casinos()}>
              Browse Casinos
            </ButtonLink>
          }
        >
          We have none about a casino that we know.
        </EmptyState>
      ) : (
        <ul className="warned">
          {warnings.map((casino) => (
            <li key={casino.id} className="warned__item" data-level={casino.listing}>
              <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} />
              <div>
                <h2>
                  <Link to={paths.casino(casino)}>{casino.name}</Link>
                </h2>
                <p className="xs mut">
                  <b className="warned__level">
                    {casino.listing === 'warned' && <Icon of={TriangleAlert} size={14} />}
                    {LISTING_NAMES[casino.listing]}
                  </b>{' '}
                  since <time dateTime={casino.since}>{formatDate(casino.since)}</time>
                  {casino.isDemo && ' · demo entry'}
                </p>
              </div>
              <div>
                <h3>What happened</h3>
                <p>{casino.reason}</p>
              </div>
              <div>
                <h3>What to do</h3>
                <p>{ADVICE[casino.listing]}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
