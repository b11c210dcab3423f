import { ArrowLeft, History, TrendingDown, TrendingUp } from 'lucide'
import {
  CHANGED_KINDS,
  CHANGES_AT_A_TIME,
  MAKER_WORDS,
  type ChangedKind,
} from '#contract/changes/fact-changes.ts'
import type { FactChange } from '#contract/changes/fact-changes.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { paths } from '#contract/shared/paths.ts'
import { findChangedName, listFactChanges, type KeptChange } from '#db/queries/changes/fact-changes.ts'
import { changeLabel, changeNumber, changeValue } from '#domain/changes/fact-changes.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { findPage } from '#operations/items/find-page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Steps } from '#ui/charts/steps.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { appContext, shownContext } from '../contexts.ts'
import { feedLinks } from '../seo/feed-links.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { notFound } from '../shell/not-found.ts'
import { openPageItem } from '../shell/page-item.ts'
import { renderHtml } from '../shell/render-html.ts'
import { sentOnce, ServerHtml } from '../shell/sent-html.tsx'
import { siteOf } from '../shell/site-data.ts'
import type { Route } from './+types/changes.screen.ts'
import './changes.css'

/** `/changes`, and for a single item `/casino/{slug}/history` and `/bonus/{slug}/history`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { searchParams } = new URL(request.url)
  const { kind, slug } = params
  const of =
    kind === undefined || slug === undefined ? undefined : await openedItem(app, { kind, slug, request })
  const asked = searchParams.get('before') ?? ''
  const before = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined
  context
    .get(shownContext)
    .add(
      'facts',
      ...(of === undefined
        ? (['saved:casinos', 'saved:bonuses'] as const)
        : ([of.tag, 'saved:casinos'] as const)),
    )
  const found = await listFactChanges(app.db, {
    ...(of !== undefined && { of }),
    ...(before !== undefined && { before }),
    limit: CHANGES_AT_A_TIME + 1,
  })
  const entries = found.slice(0, CHANGES_AT_A_TIME)
  const charts =
    of === undefined
      ? []
      : chartsOf(entries.filter(({ kind, itemId }) => kind === of.kind && itemId === of.id))
  return {
    of: of && { kind: of.kind, name: of.name, path: of.path },
    entries: entries.map(({ before: _before, after: _after, ...entry }) => entry),
    charts: charts.map(({ label, points }) => ({
      label,
      html: sentOnce(
        renderHtml(<Steps points={points} now={app.now()} label={stepWords(label, points)} dateOf={dayOf} />),
        request,
      ),
    })),
    older: found.length > CHANGES_AT_A_TIME ? entries.at(-1)?.id : undefined,
    isPart: before !== undefined,
  }
}

type App = Parameters<typeof findPage>[0]

async function openedItem(
  app: App,
  { kind: asked, slug, request }: { kind: string; slug: string; request: Request },
): Promise<{ kind: ChangedKind; id: number; name: string; path: string; tag: `${ChangedKind}:${number}` }> {
  const kind = CHANGED_KINDS.find((one) => one === asked.toLowerCase())
  if (kind === undefined) throw notFound()
  const missing = () =>
    notFound({
      title: `${kind === 'bonus' ? 'Bonus' : 'Casino'} not found`,
      to: paths.changes(),
      label: 'All changes',
    })
  const found = await findPage(app, kind, slug)
  // The item with this or a former name; a former one redirects.
  const item = openPageItem(
    found !== undefined && 'path' in found ? { ...found, path: `${found.path}/history` } : found,
    { name: `${slug}/history`, request, missing },
  )
  const name = await findChangedName(app.db, kind, item.id)
  if (name === undefined) throw missing()
  return { kind, id: item.id, name, path: item.path.replace(/\/history$/, ''), tag: `${kind}:${item.id}` }
}

interface Chart {
  label: string
  points: { at: Date; value: number; says: string }[]
}

/** A chart for each changed number. Its line starts with the value before the first change. */
function chartsOf(entries: readonly KeptChange[]): Chart[] {
  const byField = Map.groupBy(entries.toReversed(), ({ field }) => field)
  return [...byField].flatMap(([field, changes]): Chart[] => {
    const points = changes.flatMap(({ kind, at, before, after }, index) => {
      const [older, newer] = [changeNumber(kind, field, before), changeNumber(kind, field, after)]
      const says = (value: unknown) => changeValue(kind, field, value)
      const start = new Date(new Date(at).getTime() - LEAD_MS)
      return [
        ...(index === 0 && older !== null ? [{ at: start, value: older, says: says(before) }] : []),
        ...(newer === null ? [] : [{ at: new Date(at), value: newer, says: says(after) }]),
      ]
    })
    const kind = changes[0]?.kind
    return points.length < 2 || kind === undefined ? [] : [{ label: changeLabel(kind, field), points }]
  })
}

/** Time before the first change, so that a step is visible. */
const LEAD_MS = 30 * DAY_MS

function dayOf(at: Date): string {
  return formatDate(at.toISOString()) ?? ''
}

function stepWords(label: string, points: Chart['points']): string {
  return `${label}: ${points.map(({ at, says }) => `${says} from ${dayOf(at)}`).join(', ')}.`
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { of, entries, isPart } = loaderData
  const head = pageMeta(matches, {
    title: of === undefined ? 'What changed at casinos and in offers' : `${of.name}: what changed`,
    description:
      of === undefined
        ? 'Every change of an offer’s terms or a casino’s facts that we noticed: what it was, what it is, who changed it and when.'
        : `What changed at ${of.name}: terms and facts before and after, who changed them and when.`,
    path: of === undefined ? paths.changes() : `${of.path}/history`,
    name: of === undefined ? 'What changed' : 'History',
    ...(of !== undefined && { within: { name: of.name, path: of.path } }),
    isDemo: entries.length > 0 && entries.every(({ isDemo }) => isDemo),
    // Search engines index only the page of all changes.
    isPart: isPart || of !== undefined,
    share: `page/changes-${siteOf(matches).shareVersion}`,
  })
  return of === undefined ? [...head, ...feedLinks(siteOf(matches).publicUrl, paths.changes())] : head
}

export default function ChangesScreen({ loaderData: { of, entries, charts, older } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      {of !== undefined && (
        <Link className="crumb" to={of.path}>
          <Icon of={ArrowLeft} size={18} />
          {of.name}
        </Link>
      )}
      <div className="page-head">
        <h1>{of === undefined ? 'What Changed' : `${of.name}: History`}</h1>
        <p>
          {of === undefined
            ? 'Every change of a term or a fact, newest first. Entries stay; where one was removed, the reason is given.'
            : 'What its terms and facts were before each change, and when they changed.'}{' '}
          {of === undefined ? (
            <a className="link" href={`${paths.changes()}/feed.xml`}>
              Follow by feed
            </a>
          ) : (
            <Link className="link" to={paths.changes()}>
              All changes
            </Link>
          )}
        </p>
      </div>
      {charts.length > 0 && (
        <div className="steps">
          {charts.map(({ label, html }, index) => (
            <figure key={label}>
              <figcaption className="label">{label}</figcaption>
              <ServerHtml id={`steps-${index}`} html={html.html} />
            </figure>
          ))}
        </div>
      )}
      {entries.length === 0 ? (
        <EmptyState
          icon={History}
          as="h2"
          title="No changes yet"
          action={
            <ButtonLink variant="outline" to={of?.path ?? paths.casinos()}>
              {of === undefined ? 'Browse Casinos' : `Back to ${of.name}`}
            </ButtonLink>
          }
        >
          Nothing that visitors see has changed since we keep this history.
        </EmptyState>
      ) : (
        <ol className="changes">
          {togetherOf(entries).map((group) => (
            <Together key={group[0]?.id} entries={group} isOfOne={of !== undefined} />
          ))}
        </ol>
      )}
      {older !== undefined && (
        <ButtonLink
          variant="outline"
          className="mt-4"
          to={`${of === undefined ? paths.changes() : `${of.path}/history`}?before=${older}`}
        >
          Older changes
        </ButtonLink>
      )}
    </div>
  )
}

/** Groups changes of one item on one day for one reason. */
function togetherOf(entries: readonly FactChange[]): FactChange[][] {
  const keyOf = ({ kind, itemId, at, by, source }: FactChange) =>
    [kind, itemId, at.slice(0, 10), by, source].join('|')
  const groups: FactChange[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && keyOf(last[0]) === keyOf(entry)) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

function Together({ entries, isOfOne }: { entries: readonly FactChange[]; isOfOne: boolean }) {
  const [first] = entries
  if (first === undefined) return null
  const { kind, name, path, at, by, source, isDemo } = first
  const says = [by !== null && MAKER_WORDS[by], source, isDemo && 'demo entry'].filter(Boolean)
  return (
    <li className="change">
      <time className="xs mut" dateTime={at}>
        {formatDate(at)}
      </time>
      <div>
        {!(isOfOne && kind === 'casino') && (
          <p className="font-semibold">
            {path === null ? (
              name
            ) : (
              <Link className="link" to={path}>
                {name}
              </Link>
            )}
          </p>
        )}
        {entries.map(({ id, text, direction, isRemoved }) => (
          <p key={id} id={`change-${id}`} className="flex justify-between gap-4">
            <span className={isRemoved ? 'mut' : undefined}>{text}</span>
            {direction !== null && (
              <span className="change__mark" data-direction={direction}>
                <Icon of={direction === 'worse' ? TrendingDown : TrendingUp} size={16} />
                {direction === 'worse' ? 'Worse' : 'Better'}
              </span>
            )}
          </p>
        ))}
        {says.length > 0 && <p className="xs mut">{says.join(' · ')}</p>}
      </div>
    </li>
  )
}
