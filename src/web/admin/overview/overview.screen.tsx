import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { DraftRow } from '#contract/items/drafts.schema.ts'
import { ITEM_NOUNS } from '#contract/items/item-kinds.ts'
import { OVERVIEW_DAYS, OVERVIEW_PRESET_DAYS } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { ClickedCasino, Overview } from '#contract/site/overview.schema.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { CasinoLogo } from '../../casinos/casino-logo.tsx'
import { draftAddress, draftName, draftState } from '../drafts/draft-words.ts'
import { useDrafts } from '../drafts/use-drafts.ts'
import { localTime } from '../local-time.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useMay } from '../session/use-may.ts'
import { DemoPanel } from './demo-panel.tsx'
import { ExpiringBonuses } from './expiring-bonuses.tsx'
import { FirstSteps } from './first-steps.tsx'
import { FruitlessSearches } from './fruitless-searches.tsx'
import { grouped } from './grouped.ts'
import { LatestCasinos } from './latest-casinos.tsx'
import { NewsletterPanel } from './newsletter-panel.tsx'
import { Panel, PanelEmpty } from './panel.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { OverviewTiles } from './overview-tiles.tsx'
import { TrafficPanel } from './traffic-panel.tsx'
import { Waiting } from './waiting.tsx'
import { EarningsPanel } from '../earnings/earnings-panel.tsx'
import { LoadFailed } from '../list/load-failed.tsx'

const SHOWN = 3

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

/** Where visitors went. The bars compare them with the first. */
function ClickedCasinos({ casinos, days }: { casinos: readonly ClickedCasino[]; days: number }) {
  const most = Math.max(1, ...casinos.map(({ clicks }) => clicks))
  return (
    <Panel
      title="Most clicked casinos"
      note={`Clicks of the last ${days} days that led out to them, bonuses included.`}
    >
      {casinos.length === 0 ? (
        <PanelEmpty>No clicks yet in these {days} days.</PanelEmpty>
      ) : (
        <ol className="panel__list">
          {casinos.map(({ id, name, logoUrl, isActive, clicks }) => (
            <li key={id} className="panel__row">
              <CasinoLogo name={name} logoUrl={logoUrl} size={32} />
              <span className="panel__main">
                <Link className="panel__link" to={paths.admin(`casinos?edit=${id}`)}>
                  {name}
                </Link>
                {!isActive && <Badge tone="off">Inactive</Badge>}
                <span className="share" aria-hidden="true">
                  <span style={{ width: `${(clicks / most) * 100}%` }} />
                </span>
              </span>
              <span className="panel__value">
                <b className="num">{grouped(clicks)}</b>
                <span className="sr"> {clicks === 1 ? 'click' : 'clicks'}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** The last things that somebody began and did not save; nothing without any. */
function YourDrafts({ drafts }: { drafts: readonly DraftRow[] }) {
  if (drafts.length === 0) return null
  return (
    <Panel
      title="Your drafts"
      note="Begun and not saved. Only you see them."
      all={{ to: paths.admin('drafts'), label: `All ${drafts.length}` }}
    >
      <ul className="panel__list">
        {drafts.slice(0, SHOWN).map((draft) => (
          <li key={draft.id} className="panel__row">
            <span className="panel__main">
              <Link className="panel__link" to={draftAddress(draft)}>
                {draftName(draft)}
              </Link>
              <span className="mut xs">
                {ITEM_NOUNS[draft.kind]}, {lowerFirst(draftState(draft))}
              </span>
            </span>
            <time className="mut xs" dateTime={draft.updatedAt}>
              {localTime(draft.updatedAt)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

/** Reviews that were held and that nobody has decided about. */
function WaitingReviews({ reviews: { total, newest } }: { reviews: Overview['waitingReviews'] }) {
  return (
    <Panel
      title="Reviews waiting"
      note={
        total === 0
          ? 'Held reviews wait here until somebody decides.'
          : `${grouped(total)} held ${total === 1 ? 'review waits' : 'reviews wait'} for a decision. The newest:`
      }
      all={{ to: paths.admin('reviews'), label: 'All reviews' }}
    >
      {newest.length === 0 ? (
        <PanelEmpty>No reviews wait.</PanelEmpty>
      ) : (
        <ul className="panel__list">
          {newest.map(({ id, title, userName, targetName, heldFor, createdAt }) => (
            <li key={id} className="panel__row">
              <span className="panel__main">
                <span className="panel__words">{title}</span>
                <span className="mut xs">
                  {userName} about {targetName}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
                </span>
                <span className="panel__tags">
                  {heldFor.map((reason) => (
                    <Badge key={reason} tone="chip">
                      {reason}
                    </Badge>
                  ))}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
