import { useQuery } from '@tanstack/react-query'
import { WifiOff } from 'lucide'
import type { DraftRow } from '#contract/drafts.schema.ts'
import type { Overview } from '#contract/overview.schema.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useDrafts } from '../drafts/use-drafts.ts'
import { callAdmin } from '../session/call-admin.ts'
import { ClickedCasinos } from './clicked-casinos.tsx'
import { ExpiringBonuses } from './expiring-bonuses.tsx'
import { FruitlessSearches } from './fruitless-searches.tsx'
import { LatestCasinos } from './latest-casinos.tsx'
import { MissingFacts } from './missing-facts.tsx'
import { NewsletterPanel } from './newsletter-panel.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { OverviewTiles } from './overview-tiles.tsx'
import { TrafficPanel } from './traffic-panel.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'
import { YourDrafts } from './your-drafts.tsx'

/** The dashboard: how much there is, what visitors do, and what waits for staff. */
export default function OverviewScreen() {
  const overview = useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => callAdmin<Overview>('/api/admin/overview', { signal }),
    // Whoever comes back from a form wants to see what it changed.
    staleTime: 0,
  })
  const drafts = useDrafts()
  return (
    <>
      <h1>Overview</h1>
      <p className="mut sm overview__lead">Content counts and what needs attention.</p>
      {overview.data !== undefined && !drafts.isLoading ? (
        <OverviewBody overview={overview.data} drafts={drafts.data ?? []} />
      ) : overview.isError ? (
        <div role="alert">
          <EmptyState
            failed
            icon={WifiOff}
            as="h2"
            title="Failed to load the overview"
            action={
              <Button variant="outline" loading={overview.isFetching} onClick={() => void overview.refetch()}>
                Try again
              </Button>
            }
          >
            Please try again later or check your connection.
          </EmptyState>
        </div>
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

function OverviewBody({ overview, drafts }: { overview: Overview; drafts: readonly DraftRow[] }) {
  return (
    <div className="overview">
      <OverviewTiles counts={overview.counts} />
      <YourDrafts drafts={drafts} />
      <MissingFacts counts={overview.missingFacts} />
      <TrafficPanel traffic={overview.traffic} />
      <div className="overview__pair">
        <ClickedCasinos casinos={overview.clickedCasinos} />
        <FruitlessSearches searches={overview.fruitlessSearches} searched={overview.traffic.total.searches} />
        <WaitingReviews reviews={overview.waitingReviews} />
        <ExpiringBonuses bonuses={overview.expiringBonuses} now={new Date(overview.at)} />
      </div>
      <NewsletterPanel newsletter={overview.newsletter} />
      <LatestCasinos casinos={overview.latestCasinos} />
    </div>
  )
}
