import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { DraftRow } from '#contract/items/drafts.schema.ts'
import { OVERVIEW_DAYS, OVERVIEW_PRESET_DAYS } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Overview } from '#contract/site/overview.schema.ts'
import { Segmented } from '#ui/segmented.tsx'
import { useDrafts } from '../drafts/use-drafts.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useMay } from '../session/use-may.ts'
import { ClickedCasinos } from './clicked-casinos.tsx'
import { DemoPanel } from './demo-panel.tsx'
import { ExpiringBonuses } from './expiring-bonuses.tsx'
import { FirstSteps } from './first-steps.tsx'
import { FruitlessSearches } from './fruitless-searches.tsx'
import { LatestCasinos } from './latest-casinos.tsx'
import { NewsletterPanel } from './newsletter-panel.tsx'
import { Panel } from './panel.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { OverviewTiles } from './overview-tiles.tsx'
import { TrafficPanel } from './traffic-panel.tsx'
import { Waiting } from './waiting.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'
import { YourDrafts } from './your-drafts.tsx'
import { EarningsPanel } from '../earnings/earnings-panel.tsx'
import { LoadFailed } from '../list/load-failed.tsx'

/** The dashboard: what waits for staff, how much there is and what visitors do. The days stand in the address. */
export default function OverviewScreen() {
  const [parameters, setParameters] = useSearchParams()
  const days = OVERVIEW_DAYS.find((known) => String(known) === parameters.get('days')) ?? OVERVIEW_PRESET_DAYS
  const asked = days === OVERVIEW_PRESET_DAYS ? '' : `?days=${days}`
  const overview = useQuery({
    queryKey: ['admin', 'overview', days],
    queryFn: ({ signal }) => callAdmin<Overview>(`/api/admin/overview${asked}`, { signal }),
    placeholderData: keepPreviousData,
    // After a visit to a form it shows what the form changed.
    staleTime: 0,
  })
  const drafts = useDrafts()
  return (
    <>
      <div className="admin-head">
        <h1>Overview</h1>
        <Segmented
          name="days"
          label="Days"
          segments={DAYS}
          value={String(days)}
          onChange={(chosen) =>
            setParameters(chosen === String(OVERVIEW_PRESET_DAYS) ? {} : { days: chosen }, {
              preventScrollReset: true,
            })
          }
        />
      </div>
      {overview.data !== undefined && !drafts.isLoading ? (
        <OverviewBody
          overview={overview.data}
          drafts={drafts.data ?? []}
          isBusy={overview.isPlaceholderData}
        />
      ) : overview.isError ? (
        <LoadFailed what="the overview" query={overview} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

/** Articles whose readers are led to casinos that are gone. */
function DeadLinks({ articles }: { articles: Overview['deadLinks'] }) {
  if (articles.length === 0) return null
  return (
    <Panel
      title="Links to removed casinos"
      note="These articles link to casinos that were deleted, or show their cards. Readers find a page that says so."
    >
      <ul className="panel__list">
        {articles.map(({ id, title }) => (
          <li key={id} className="panel__row">
            <Link className="panel__link" to={paths.admin(`blog/${id}`)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const DAYS = OVERVIEW_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))

interface OverviewBodyProps {
  overview: Overview
  drafts: readonly DraftRow[]
  isBusy: boolean
}

function OverviewBody({ overview, drafts, isBusy }: OverviewBodyProps) {
  const { days } = overview
  const now = new Date(overview.at)
  const may = useMay()
  const { casinos, bonuses, games, posts } = overview.counts
  if (casinos.total + bonuses.total + games.total + posts.total === 0 && may('settings.write'))
    return (
      <div className="overview" aria-busy={isBusy || undefined}>
        <FirstSteps />
        <YourDrafts drafts={drafts} />
      </div>
    )
  return (
    <div className="overview" aria-busy={isBusy || undefined}>
      <Waiting overview={overview} now={now} />
      <OverviewTiles counts={overview.counts} />
      <YourDrafts drafts={drafts} />
      <TrafficPanel traffic={overview.traffic} />
      <DeadLinks articles={overview.deadLinks} />
      <div className="overview__pair">
        <WaitingReviews reviews={overview.waitingReviews} />
        <ExpiringBonuses bonuses={overview.expiringBonuses} now={now} days={days} />
        <ClickedCasinos casinos={overview.clickedCasinos} days={days} />
        <FruitlessSearches
          searches={overview.fruitlessSearches}
          searched={overview.traffic.total.searches}
          days={days}
        />
      </div>
      {may('earnings.read') && <EarningsPanel days={days} />}
      <NewsletterPanel newsletter={overview.newsletter} />
      <LatestCasinos casinos={overview.latestCasinos} />
      {may('demo.remove') && <DemoPanel />}
    </div>
  )
}
