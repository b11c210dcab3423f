import { Search, SearchX } from 'lucide'
import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { SEARCH_KINDS } from '#contract/search/site-search.ts'
import { SUGGESTIONS, TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { rememberSearch } from './recent-searches.ts'
import { ResultGroups } from './result-groups.tsx'
import { ResultKinds } from './result-kinds.tsx'
import type { Route } from './+types/search.screen.ts'

/** What a search finds, of every kind. */
export function ResultsPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { search, answer, counts } = loaderData
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === paths.search()
  const total = SEARCH_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
  const isShort = search.q.length < SUGGESTIONS.minCharacters
  const isFound = total > 0 || answer.intents.length > 0
  const seeksHelp = answer.intents.some(({ kind }) => kind === 'help')
  useEffect(() => {
    // What somebody in trouble looked for is for nobody else who uses the device.
    if (isFound && !seeksHelp) rememberSearch(search.q)
  }, [search.q, isFound, seeksHelp])
  return (
    <div className="wrap results-page">
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
          <p className="sm mut my-4" role="status">
            {isLoading ? 'Loading...' : total === 1 ? '1 result' : `${total.toLocaleString('en')} results`}
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
                <div className="row wrapx results-page__ways">
                  {WAYS.map(([label, to]) => (
                    <ButtonLink key={to} variant="outline" size="sm" to={to}>
                      {label}
                    </ButtonLink>
                  ))}
                </div>
              }
            >
              Check the spelling, or try a shorter text.
            </EmptyState>
          )}
        </>
      )}
    </div>
  )
}

const WAYS = [
  ['All casinos', paths.casinos()],
  ['All bonuses', paths.bonuses()],
  ['All games', paths.games()],
  ['Find a casino in one sentence', paths.find()],
  ['Questions and contact', paths.faq()],
] as const

function SearchForm({ q }: { q: string }) {
  return (
    <Form className="results-form" role="search" aria-label="Everything" action={paths.search()}>
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
