import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useSearchParams } from 'react-router'
import { KINDS } from '#contract/items/kinds.ts'
import type { DraftRow } from '#contract/items/drafts.schema.ts'
import { OVERVIEW, OVERVIEW_DAYS, OVERVIEW_PRESET_DAYS } from '#contract/site/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { ClickedCasino, Overview, ZeroResultSearch } from '#contract/site/overview.schema.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { isEndingSoon, timeLeft } from '#domain/shared/time-left.ts'
import { Badge } from '#ui/badge.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { CasinoLogo } from '#web/casinos/casino-logo.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { draftAddress, draftName, draftState, useDrafts } from '../items/drafts/use-drafts.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { useMay } from '../staff/staff-context.ts'
import { EarningsPanel } from '../earnings/earnings-panel.tsx'
import { AdminTime, LoadFailed } from '../items/list/list-parts.tsx'
import { DemoPanel } from './demo-panel.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Panel, PanelRows, RowCount } from './panel.tsx'
import { LatestCasinos, ToDo } from './overview-front.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { OverviewTiles } from './overview-tiles.tsx'
import { TrafficPanel } from './traffic-panel.tsx'

const SHOWN = 3

/** The dashboard: tasks for staff, the size of the catalogue, and visitor activity. The days are in the address. */
export default function OverviewScreen() {
  const [parameters, setParameters] = useSearchParams()
  const days = OVERVIEW_DAYS.find((known) => String(known) === parameters.get('days')) ?? OVERVIEW_PRESET_DAYS
  const asked = days === OVERVIEW_PRESET_DAYS ? '' : `?days=${days}`
  const overview = useQuery({
    queryKey: ['admin', 'overview', days],
    queryFn: ({ signal }) => callAdmin<Overview>(`/api/admin/overview${asked}`, { signal }),
    placeholderData: keepPreviousData,
    // Refetched after returning from a form.
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
      <OverviewTiles counts={overview.counts} />
      <div className="overview__latest grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <ToDo overview={overview} drafts={drafts.length} />
        <LatestCasinos casinos={overview.latestCasinos} />
      </div>
      <TrafficPanel traffic={overview.traffic} />
      {may('earnings.read') && <EarningsPanel days={days} />}
      <DeadLinks articles={overview.deadLinks} />
      <div className="overview__panels">
        <WaitingReviews reviews={overview.waitingReviews} />
        <ExpiringBonuses bonuses={overview.expiringBonuses} now={now} days={days} />
        <ZeroResultSearches
          searches={overview.zeroResultSearches}
          searched={overview.traffic.total.searches}
          days={days}
        />
        <ClickedCasinos casinos={overview.clickedCasinos} days={days} />
        <YourDrafts drafts={drafts} />
        {may('demo.remove') && <DemoPanel />}
      </div>
    </div>
  )
}

function DeadLinks({ articles }: { articles: Overview['deadLinks'] }) {
  if (articles.length === 0) return null
  return (
    <Panel
      title="Links to removed casinos"
      note="These articles link to casinos that were deleted, or show their cards. Readers find a page that says so."
    >
      <PanelRows
        rows={articles.map(({ id, title }) => ({ key: id, name: title, to: paths.admin(`blog/${id}`) }))}
      />
    </Panel>
  )
}

/** The most clicked casinos. Bars compare them with the first. */
function ClickedCasinos({ casinos, days }: { casinos: readonly ClickedCasino[]; days: number }) {
  const most = Math.max(1, ...casinos.map(({ clicks }) => clicks))
  return (
    <Panel
      title="Most clicked casinos"
      note={`Clicks of the last ${days} days that led out to them, bonuses included.`}
    >
      <PanelRows
        empty={`No clicks yet in these ${days} days.`}
        rows={casinos.map(({ id, name, logoUrl, isActive, clicks }) => ({
          key: id,
          name,
          to: paths.admin(`casinos?edit=${id}`),
          picture: <CasinoLogo name={name} logoUrl={logoUrl} size={32} />,
          badge: !isActive && <Badge tone="off">Inactive</Badge>,
          share: clicks / most,
          end: <RowCount count={clicks} one="click" many="clicks" />,
        }))}
      />
    </Panel>
  )
}

function YourDrafts({ drafts }: { drafts: readonly DraftRow[] }) {
  if (drafts.length === 0) return null
  return (
    <Panel
      title="Your drafts"
      note="Begun and not saved. Only you see them."
      all={{ to: paths.admin('drafts'), label: `All ${drafts.length}` }}
    >
      <PanelRows
        rows={drafts
          .slice(0, SHOWN)
          .map((draft) => ({
            key: draft.id,
            name: draftName(draft),
            to: draftAddress(draft),
            note: `${KINDS[draft.kind].noun}, ${lowerFirst(draftState(draft))}`,
            end: <AdminTime at={draft.updatedAt} className="mut xs" />,
          }))}
      />
    </Panel>
  )
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

/** Held reviews without a decision. */
function WaitingReviews({ reviews: { total, newest } }: { reviews: Overview['waitingReviews'] }) {
  return (
    <Panel
      title="Reviews waiting"
      note={
        total === 0
          ? 'Held reviews wait here until someone decides.'
          : `${grouped(total)} held ${total === 1 ? 'review waits' : 'reviews wait'} for a decision. The newest:`
      }
      all={{ to: paths.admin('reviews'), label: 'All reviews' }}
    >
      <PanelRows
        empty="No reviews wait."
        rows={newest.map(({ id, title, userName, targetName, heldFor, createdAt }) => ({
          key: id,
          name: title,
          note: (
            <>
              {userName} about {targetName}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
            </>
          ),
          tags: heldFor,
        }))}
      />
    </Panel>
  )
}

interface ZeroResultSearchesProps {
  searches: readonly ZeroResultSearch[]
  searched: number
  days: number
}

/** Searches that would find nothing now. */
function ZeroResultSearches({ searches, searched, days }: ZeroResultSearchesProps) {
  return (
    <Panel
      title="Searches without results"
      note={`Of the ${OVERVIEW.searchTexts} texts searched for most in the last ${days} days, what nothing on the site contains now.`}
    >
      <PanelRows
        empty={
          searched === 0
            ? `No searches yet in these ${days} days.`
            : 'Something is found now for each of them.'
        }
        rows={searches.map(({ text, count, lastAt }) => ({
          key: text,
          name: text,
          note: (
            <>
              last on <time dateTime={lastAt}>{formatDate(lastAt)}</time>
            </>
          ),
          end: <RowCount count={count} one="search" many="searches" />,
        }))}
      />
    </Panel>
  )
}

interface ExpiringBonusesProps {
  bonuses: Overview['expiringBonuses']
  /** Time of the request. */
  now: Date
  days: number
}

function ExpiringBonuses({ bonuses: { total, next }, now, days }: ExpiringBonusesProps) {
  return (
    <Panel
      title="Bonuses that end next"
      note={`${grouped(total)} active ${total === 1 ? 'bonus ends' : 'bonuses end'} within ${days} days.`}
      all={{ to: paths.admin('bonuses?status=shown&sort=validUntil-asc'), label: 'All bonuses' }}
    >
      <PanelRows
        empty={`No bonus ends within ${days} days.`}
        rows={next.map(({ id, title, casinoName, validUntil }) => ({
          key: id,
          name: title,
          to: paths.admin(`bonuses?edit=${id}`),
          note: casinoName,
          end: (
            <span
              className={clsx(
                'grid justify-items-end whitespace-nowrap',
                isEndingSoon(validUntil, now) && 'text-chip-ink font-semibold',
              )}
            >
              {timeLeft(validUntil, now)}
              <time className="mut xs font-normal" dateTime={validUntil}>
                {formatDate(validUntil)}
              </time>
            </span>
          ),
        }))}
      />
    </Panel>
  )
}
