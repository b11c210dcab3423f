import { clsx } from 'clsx'
import { HeartHandshake, ListChecks, Scale } from 'lucide'
import { Form, useNavigate, useNavigation } from 'react-router'
import { writeCompareSearch, type CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE_KINDS, type CompareKind } from '#contract/comparisons/compare.ts'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { COMPARE, COMPARE_LIMIT } from '#contract/comparisons/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { BandKey } from '../cards/scores.tsx'
import { QuietLine } from '../shell/notes.tsx'
import { COMPARE_WORDS, compareAddress, nothingFound, withColumn } from './compare-words.ts'
import { choicesOfKind } from './compare-choice.tsx'
import { chosenOf } from './compare-meta.ts'
import { CompareSearchBox, FULL } from './compare-search-box.tsx'
import { Comparison } from './comparison.tsx'
import type { Route } from './+types/compare.screen.ts'
import { NeedFields, type CompareFilters } from './need-fields.tsx'
import { ShareButton } from './share-button.tsx'

export function ComparePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { search, compared, popular, found, filters, country } = loaderData
  const now = new Date(loaderData.now)
  const { many, few } = COMPARE_WORDS[search.kind]
  return (
    <div className={clsx('wrap cmp-page', search.ids.length === COMPARE_LIMIT && 'cmp-page--full')}>
      <QuietLine />
      <div className="page-head">
        <h1>Compare {many}</h1>
        <p>Choose up to three. The best value in each row is marked, and every other number stays in view.</p>
      </div>
      <div className="cmp-head">
        <CompareSearchBox key={`${search.kind} ${search.find}`} search={search} />
        <KindLinks kind={search.kind} />
      </div>
      {filters !== undefined && <CompareNeeds search={search} filters={filters} />}
      {found !== undefined && <FoundChoices search={search} found={found} now={now} />}
      <CompareToolbar search={search} names={chosenOf(compared).map(({ name }) => name)} />
      <Comparison search={search} compared={compared} country={country} filters={filters} now={now} />
      {search.ids.length === 0 && (
        <div className="mt-4">
          <EmptyState as="h2" icon={Scale} title="Nothing to compare yet">
            Add {few} to the slots above, or start from a popular comparison below.
          </EmptyState>
        </div>
      )}
      <div className="only-m mt-4">
        <BandKey />
      </div>
      <PopularComparisons pairs={popular} />
      <CompareGuide kind={search.kind} />
    </div>
  )
}

function CompareToolbar({ search, names }: { search: CompareSearch; names: readonly string[] }) {
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === '/compare'
  return (
    <div className="cmp-bar">
      <p className="sm mut" role="status">
        {isLoading
          ? `Loading ${COMPARE_WORDS[search.kind].many}...`
          : `${search.ids.length} of ${COMPARE_LIMIT} chosen`}
      </p>
      {search.ids.length > 1 && <DifferenceSwitch search={search} />}
      {search.ids.length > 0 && <ShareButton search={search} title={names.join(' vs ')} />}
    </div>
  )
}

function KindLinks({ kind }: { kind: CompareKind }) {
  return (
    <nav className="seg cmp-kinds" aria-label="What to compare">
      {COMPARE_KINDS.map((other) => (
        <Link
          key={other}
          to={paths.compare(other)}
          aria-current={other === kind ? 'true' : undefined}
          preventScrollReset
        >
          {COMPARE_WORDS[other].many}
        </Link>
      ))}
    </nav>
  )
}

/** Hides rows in which all columns are equal. A link without scripts, otherwise a switch; kept in the address. */
function DifferenceSwitch({ search }: { search: CompareSearch }) {
  const navigate = useNavigate()
  const isOn = search.onlyDifferences
  const to = compareAddress({ ...search, onlyDifferences: !isOn })
  const face = (
    <>
      <span className="switch__track" data-on={isOn || undefined} aria-hidden="true" />
      Differences only
    </>
  )
  return (
    <>
      <Link className="switch unscripted" to={to} preventScrollReset>
        {face}
        <span className="sr">{isOn ? ': on, turn off' : ': off, turn on'}</span>
      </Link>
      <button
        type="button"
        className="switch scripted"
        role="switch"
        aria-checked={isOn}
        onClick={() => void navigate(to, { preventScrollReset: true, replace: true })}
      >
        {face}
      </button>
    </>
  )
}

interface PopularCasino {
  id: number
  name: string
}

/** Pairs of the best-rated casinos; pressing one fills the slots (decision D-47). */
function PopularComparisons({ pairs }: { pairs: readonly (readonly [PopularCasino, PopularCasino])[] }) {
  if (pairs.length === 0) return null
  return (
    <section className="section" aria-labelledby="popular">
      <div className="section__head">
        <h2 id="popular">Popular Comparisons</h2>
      </div>
      <ul className="tags cmp-popular gap-2">
        {pairs.map(([a, b]) => (
          <li key={`${a.id},${b.id}`}>
            <Link className="chip" to={paths.compare('casinos', [a.id, b.id])}>
              <span>
                {a.name} <span className="mut">vs</span> {b.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The visitor's needs: they mark the matching rows, and the button lists every matching casino. The table answers a
 * choice at once; without scripts a button submits the form.
 */
function CompareNeeds({ search, filters }: { search: CompareSearch; filters: CompareFilters }) {
  const navigate = useNavigate()
  const kept = new URLSearchParams(writeCompareSearch(search))
  for (const name of ['find', 'listed', 'country', 'paymentMethods', 'license']) kept.delete(name)
  return (
    <Form className="cmp-needs" action="/compare" preventScrollReset aria-label="What you need">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="listed" value={COMPARE.listed} />
      <NeedFields
        filters={filters}
        wanted={search.wanted}
        onChange={(wanted) =>
          void navigate(compareAddress({ ...search, wanted }), { preventScrollReset: true, replace: true })
        }
      />
      <Button type="submit" variant="outline">
        List casinos
      </Button>
    </Form>
  )
}

interface FoundChoicesProps {
  search: CompareSearch
  found: Suggestions & { hasMore: boolean }
  now: Date
}

/** Search results as links that add them: the picker without scripts. */
function FoundChoices({ search, found, now }: FoundChoicesProps) {
  if (search.find === '' && search.listed === 0) return null
  const more = { ...search, listed: (search.listed || COMPARE.choices) + COMPARE.listed }
  const choices = choicesOfKind(found, search.kind, search.find, now)
  return (
    <div className="card card--flat cmp-found" role="region" aria-label="Search results">
      {search.ids.length >= COMPARE_LIMIT && <p className="command__empty">{FULL}</p>}
      {search.ids.length < COMPARE_LIMIT && choices.length === 0 && (
        <p className="command__empty">{nothingFound(search)}</p>
      )}
      {search.ids.length < COMPARE_LIMIT && choices.length > 0 && (
        <ul className="command__list" aria-label="Add to compare">
          {choices.map(({ id, row }) => (
            <li key={id}>
              <Link className="command__item" to={compareAddress(withColumn(search, id))} preventScrollReset>
                <span className="sr">Add </span>
                {row}
              </Link>
            </li>
          ))}
          {found.hasMore && more.listed <= COMPARE.mostListed && (
            <li>
              <Link
                className="command__item see-all"
                to={compareAddress(more)}
                preventScrollReset
                rel="nofollow"
              >
                Show more
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

/** How to read the table, what matters, and a word of caution (decision D-48). */
function CompareGuide({ kind }: { kind: CompareKind }) {
  const parts = [
    [Scale, 'How to compare', HOW],
    [ListChecks, 'What to look for', LOOK_FOR[kind]],
    [HeartHandshake, 'Playing responsibly', CARE],
  ] as const
  return (
    <div className="section grid-3 cmp-guide">
      {parts.map(([icon, title, lines]) => (
        <section className="card card--flat panel" key={title}>
          <Icon of={icon} size={24} />
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {lines === CARE && (
            <Link className="link" to={paths.responsibleGambling()}>
              Help and helplines
            </Link>
          )}
        </section>
      ))}
    </div>
  )
}

const HOW = [
  'Choose two or three of a kind, with the search above or the empty slots.',
  'The best value of a row says so. Equal values are all the best; unknown ones never are.',
  'Turn on "Differences only" to leave out what is the same, and copy the link to come back or to share.',
] as const

const LOOK_FOR: Readonly<Record<CompareKind, readonly string[]>> = {
  casinos: [
    'Safety first: a licence and a clean payout record outweigh any bonus.',
    'Payouts and support, because you meet them when something goes wrong.',
    'A payment method that you use, and the conditions below the welcome offer.',
  ],
  bonuses: [
    'Wagering decides what a bonus is worth: 35× on €100 means staking €3,500.',
    'The minimum deposit and the highest win bound what goes in and what can come out.',
    'Whether there is time enough before it ends, and how safe the casino behind it is.',
  ],
  games: [
    'RTP is what comes back over very many rounds: 96% keeps €4 of every €100 staked.',
    'High volatility means long spells without a win. Choose it for your budget, not for its top prize.',
    'The lowest bet: it sets how long the same money lasts. Try the demo before you play for money.',
  ],
}

const CARE = [
  'Set an amount and a time before you start, and stop at either.',
  'Never chase a loss: the odds do not remember it.',
  'Gambling is no income. 21+ only.',
] as const
