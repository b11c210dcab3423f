import { Search, SearchX } from 'lucide'
import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import type { SearchAnswer } from '#contract/search/search.schema.ts'
import { SEARCH_RESULTS, SUGGESTIONS } from '#contract/search/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import {
  readSiteSearch,
  SEARCH_KINDS,
  writeSiteSearch,
  type SearchKind,
  type SiteSearch,
} from '#contract/search/site-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { NO_RESULTS, searchEverything } from '#db/queries/search/search.ts'
import type { App } from '#operations/app/app.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { appContext, shownContext } from '../contexts.ts'
import { ListFailed } from '../cards/list-failed.tsx'
import { LandingLinks } from '../landing/landing-links.tsx'
import { QuietLine } from '../shell/notes.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/search.screen.ts'
import { choicesOf } from './choice-rows.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { countedKind, KIND_NAMES, KIND_PATHS } from './kind-names.ts'
import { rememberSearch } from './recent-searches.ts'
import './results-page.css'

const NO_COUNTS = { casinos: 0, bonuses: 0, games: 0, posts: 0 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const now = app.now()
  const search = readSiteSearch(new URL(request.url).searchParams)
  context.get(shownContext).add('casinos', 'bonuses', 'games', 'posts', 'landings')
  const { answer, counts } =
    search.q.length < SUGGESTIONS.minCharacters
      ? { answer: NO_RESULTS, counts: NO_COUNTS }
      : await searchEverything(app, search.q, limitsOf(search.kind), now)
  const isFound = totalOf(counts) > 0 || answer.intents.length > 0
  return {
    search,
    answer,
    counts,
    isFound,
    parts: isFound ? [] : await listParts(app, search.q, now),
    landings: isFound ? [] : app.siteSettings.landings(),
    now: now.toISOString(),
  }
}

function totalOf(counts: Readonly<Record<SearchKind, number>>): number {
  return SEARCH_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
}

/** The words of a text without results, or their beginnings, that have results by themselves. */
async function listParts(app: App, text: string, now: Date) {
  const { shortestPart, parts } = SEARCH_RESULTS
  const counted = async (part: string) => ({
    part,
    total: totalOf((await searchEverything(app, part, {}, now)).counts),
  })
  const words = new Set(text.split(/\s+/).filter((word) => word.length >= shortestPart))
  const found = await Promise.all(
    [...words].slice(0, parts).map(async (word) => {
      const whole = await counted(word)
      return whole.total > 0
        ? whole
        : counted(word.slice(0, Math.max(shortestPart, Math.ceil(word.length * 0.6))))
    }),
  )
  return found.filter(({ total }) => total > 0)
}

function limitsOf(chosen: ReturnType<typeof readSiteSearch>['kind']) {
  return Object.fromEntries(
    SEARCH_KINDS.map((kind) => {
      if (chosen === 'all') return [kind, SEARCH_RESULTS.perKind]
      return [kind, kind === chosen ? SEARCH_RESULTS.ofOneKind : 0]
    }),
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title:
      loaderData === undefined || loaderData.search.q === '' ? 'Search' : `Search: ${loaderData.search.q}`,
    description:
      'Search casinos, bonuses, games, articles, payment methods, countries, licences and providers.',
    path: paths.search(),
    isPart: true,
  })

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  return <ResultsPage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return <ListFailed head="Search" title="Failed to Search" to={paths.search()} />
}

function ResultsPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { search, answer, counts, isFound, parts, landings } = loaderData
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === paths.search()
  const total = totalOf(counts)
  const isShort = search.q.length < SUGGESTIONS.minCharacters
  const seeksHelp = answer.intents.some(({ kind }) => kind === 'help')
  useEffect(() => {
    // A search by someone in trouble is not stored, because others may use the device.
    if (isFound && !seeksHelp) void rememberSearch(search.q)
  }, [search.q, isFound, seeksHelp])
  return (
    <div className="wrap results-page">
      <QuietLine />
      <div className="page-head">
        <h1>{search.q === '' ? 'Search' : `Results for “${search.q}”`}</h1>
      </div>
      <SearchForm key={search.q} q={search.q} />
      {isShort && (
        <p className="sm mut my-4">
          Type at least two letters: a casino, a bonus, a game, a payment method, a country or a licence.
        </p>
      )}
      {!isShort && (
        <>
          <ResultKinds search={search} counts={counts} total={total} />
          <p className="sm mut my-3" role="status">
            {isLoading ? 'Loading...' : total === 1 ? '1 result' : `${grouped(total)} results`}
          </p>
          <DidYouMean meant={answer.correctedTo} to={paths.search} />
          {isFound ? (
            <ResultGroups {...loaderData} isLoading={isLoading} />
          ) : (
            <EmptyState
              icon={SearchX}
              as="h2"
              title="Nothing Found"
              action={
                <div className="row wrapx justify-center mt-4">
                  {WAYS.map(([label, to]) => (
                    <ButtonLink key={to} variant="outline" size="sm" to={to}>
                      {label}
                    </ButtonLink>
                  ))}
                </div>
              }
            >
              {parts.length === 0 ? (
                'Check the spelling, or try a shorter text.'
              ) : (
                <>
                  Found for a part of it:{' '}
                  {parts.map(({ part, total: count }, index) => (
                    <span key={part}>
                      {index > 0 && ', '}
                      <Link className="link" to={paths.search(writeSiteSearch({ q: part, kind: 'all' }))}>
                        {part}
                      </Link>{' '}
                      ({grouped(count)})
                    </span>
                  ))}
                </>
              )}
            </EmptyState>
          )}
        </>
      )}
      {!isFound && <LandingLinks landings={landings} />}
    </div>
  )
}

const WAYS = [
  ['All casinos', paths.casinos()],
  ['All bonuses', paths.bonuses()],
  ['All games', paths.games()],
  ['Casino finder', paths.find()],
  ['Questions and contact', paths.faq()],
] as const

function SearchForm({ q }: { q: string }) {
  return (
    <Form className="results-form flex gap-2" role="search" aria-label="Everything" action={paths.search()}>
      <label className="search search--md">
        <Icon of={Search} size={20} />
        <input
          type="search"
          name="q"
          aria-label="Search everything"
          placeholder="Casinos, bonuses, games, countries..."
          autoComplete="off"
          maxLength={TEXT.search}
          defaultValue={q}
        />
      </label>
      <Button type="submit">Search</Button>
    </Form>
  )
}

interface ResultKindsProps {
  search: SiteSearch
  counts: Readonly<Record<SearchKind, number>>
  total: number
}

/** The kinds with counts, as links, so that each has an address. */
function ResultKinds({ search, counts, total }: ResultKindsProps) {
  const kinds = (['all', ...SEARCH_KINDS] as const).filter(
    (kind) => kind === 'all' || kind === search.kind || counts[kind] > 0,
  )
  return (
    <nav className="scroll-x mt-4" aria-label="Kinds of results">
      {kinds.map((kind) => (
        <Link
          key={kind}
          className="chip"
          to={paths.search(writeSiteSearch({ q: search.q, kind }))}
          preventScrollReset
          aria-current={kind === search.kind ? 'true' : undefined}
        >
          {kind === 'all' ? 'All' : KIND_NAMES[kind]} {grouped(kind === 'all' ? total : counts[kind])}
        </Link>
      ))}
    </nav>
  )
}

interface ResultGroupsProps {
  search: { q: string }
  answer: SearchAnswer
  counts: Readonly<Record<SearchKind, number>>
  now: string
  isLoading: boolean
}

/** Intents first, then the kinds, best match first. */
function ResultGroups({ search, answer, counts, now, isLoading }: ResultGroupsProps) {
  const query = new URLSearchParams({ search: answer.correctedTo ?? search.q }).toString()
  return (
    <div className="results" aria-busy={isLoading || undefined}>
      {choicesOf(answer, answer.correctedTo ?? search.q, new Date(now)).map(({ name, choices }) => {
        const kind = SEARCH_KINDS.find((one) => KIND_NAMES[one] === name)
        const hasMore = kind !== undefined && counts[kind] > choices.length
        return (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul className="card command__list">
              {choices.map(({ to, row }) => (
                <li key={to}>
                  <Link className="command__item" to={to}>
                    {row}
                  </Link>
                </li>
              ))}
            </ul>
            {hasMore && (
              <p className="sm mt-2">
                <Link className="link" to={KIND_PATHS[kind](query)}>
                  See all {countedKind(kind, counts[kind])}
                </Link>
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
