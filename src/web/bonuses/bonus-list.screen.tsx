import { Gift, Percent, RotateCw, Wallet } from 'lucide'
import { redirect } from 'react-router'
import {
  BONUS_SORT_NAMES,
  CHANCES,
  COSTS,
  isNarrowed,
  readBonusSearch,
  TERM_FILTERS,
  WAGERING_LIMITS,
  type BonusSearch,
  type BonusSort,
} from '#contract/bonuses/bonus-search.ts'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { FEATURED_BONUSES } from '#contract/bonuses/limits.ts'
import { OFFERS_PER_PAGE } from '#contract/offers/limits.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { countBonusTypes, listFeaturedBonuses, searchBonusList } from '#db/queries/bonuses/bonus-list.ts'
import { isDemoList } from '#operations/app/demo-content.ts'
import { landingOfList } from '#operations/landing/landing-links.ts'
import { findSearchNotes } from '#db/queries/search/search-notes.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Select } from '#ui/select.tsx'
import { counted, grouped } from '#domain/shared/counted.ts'
import { appContext, shownContext } from '../contexts.ts'
import { BonusCard, type BonusCardData } from '../cards/bonus-card.tsx'
import { ListResults } from '../cards/list-results.tsx'
import { ListSearchForm } from '../cards/list-search-form.tsx'
import { SortField, useListSearch, type ListSearchControl } from '../cards/list-search.tsx'
import { SearchNotes } from '../search/search-notes.tsx'
import { CountryCount } from '../countries/country-count.tsx'
import { useCountryPreset } from '../countries/use-country.ts'
import { LandingLinks, ListTop } from '../landing/landing-links.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { addressOfPage } from '../shell/page-item.ts'
import { bonusCardData } from '../cards/card-data.ts'
import { ListFailed } from '../cards/list-failed.tsx'
import { BONUS_LIST_TITLE, bonusListAddress, bonusListMeta } from './bonus-list-meta.ts'
import type { Route } from './+types/bonus-list.screen.ts'
import '../cards/bonus-card-list.css'

/** A page beyond the end redirects to the last page, so that old links to a shorter list still work. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const now = app.now()
  context.get(shownContext).add('bonuses', 'saved:casinos')
  const search = readBonusSearch(new URL(request.url).searchParams)
  const { type, ...others } = search
  const landing = landingOfList(app, {
    list: 'bonuses',
    chosen: type === undefined ? [] : [{ facet: 'type', value: type }],
    hasMore: isNarrowed(others) || search.sort !== 'newest',
  })
  // Notes about other results depend on these too.
  if (search.search !== '') context.get(shownContext).add('saved:games', 'posts')
  const [{ items, total, correctedTo }, counts, featured] = await Promise.all([
    searchBonusList(app, search, { size: OFFERS_PER_PAGE, now }),
    countBonusTypes(app, now),
    !isNarrowed(search) && search.page === 1 ? listFeaturedBonuses(app, now, FEATURED_BONUSES) : [],
  ])
  const lastPage = Math.max(1, Math.ceil(total / OFFERS_PER_PAGE))
  if (search.page > lastPage) throw redirect(addressOfPage(request, lastPage))
  return {
    search,
    landing,
    landings: app.siteSettings.landings().filter(({ list }) => list === 'bonuses'),
    total,
    everywhere:
      search.country === undefined
        ? total
        : (await searchBonusList(app, withoutCountry(search), { size: 1, now })).total,
    isDemo: await isDemoList(app, 'bonus', { ids: items.map(({ id }) => id), total }),
    notes: await findSearchNotes(app, search.search, 'bonuses', { correctedTo, now }),
    items: items.map(bonusCardData),
    counts: Object.fromEntries(counts),
    featured: featured.map(bonusCardData),
    now: now.toISOString(),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => bonusListMeta(loaderData, matches)

export default function BonusListScreen({ loaderData }: Route.ComponentProps) {
  return <BonusListPage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return <ListFailed head={BONUS_LIST_TITLE} title="Failed to Load Bonuses" to={paths.bonuses()} />
}

function BonusListPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { search, items, total, counts, featured, notes, now } = loaderData
  const control = useBonusSearch(search)
  useCountryPreset(search, bonusListAddress)
  return (
    <div className="wrap">
      <ListTop landing={loaderData.landing} />
      <BonusListHead {...control} />
      <FeaturedBonuses bonuses={featured} now={now} />
      <BonusToolbar {...control} counts={counts} />
      <SearchNotes typed={search.search} own="bonuses" notes={notes} />
      <section id="bonus-list" aria-label="Bonuses">
        {search.country !== undefined && (
          <CountryCount
            country={search.country}
            total={total}
            everywhere={loaderData.everywhere}
            things={['bonus is open to', 'bonuses are open to']}
            all={bonusListAddress(withoutCountry(search))}
          />
        )}
        <ListResults
          page={search.page}
          total={total}
          isLoading={control.isLoading}
          found={`${counted(total, 'bonus', 'bonuses')} found`}
          foundClass="list-count"
          things="bonuses"
          listId="bonus-list"
          addressOf={(page) => bonusListAddress({ ...search, page })}
          className="list-grid bonus-cards"
          advice="Try another casino, type or amount, or fewer filters."
          all={bonusListAddress({ search: '', sort: search.sort, page: 1 })}
        >
          {items.map((bonus, index) => (
            <LinkPlace key={bonus.id} value={`list.${(search.page - 1) * OFFERS_PER_PAGE + index + 1}`}>
              <BonusCard bonus={bonus} now={now} inList />
            </LinkPlace>
          ))}
        </ListResults>
      </section>
      <LandingLinks landings={loaderData.landings} />
      <BonusGuide />
    </div>
  )
}

function withoutCountry({ country: _country, ...search }: BonusSearch): BonusSearch {
  return { ...search, page: 1 }
}

function FeaturedBonuses({ bonuses, now }: { bonuses: readonly BonusCardData[]; now: string }) {
  if (bonuses.length === 0) return null
  return (
    <section aria-labelledby="featured-bonuses">
      <div className="section__head">
        <h2 id="featured-bonuses">Featured Bonuses</h2>
      </div>
      <div className="bonus-cards featured-bonuses mb-8">
        {bonuses.map((bonus, index) => (
          <LinkPlace key={bonus.id} value={`shelf.${index + 1}`}>
            <BonusCard bonus={bonus} now={now} inList />
          </LinkPlace>
        ))}
      </div>
    </section>
  )
}

function BonusListHead({ search, change }: BonusSearchControl) {
  return (
    <div className="page-head page-head--split">
      <div>
        <h1>{BONUS_LIST_TITLE}</h1>
        <p>Amounts are easy to advertise. We put wagering, minimums and expiry next to every one of them.</p>
      </div>
      <ListSearchForm
        id={BONUS_FORM}
        action={paths.bonuses()}
        placeholder="Search bonuses by casino, type, or amount..."
        value={search.search}
        onSearch={(text, typing) => change({ ...search, search: text, page: 1 }, { replace: typing })}
      >
        {search.type !== undefined && <input type="hidden" name="type" value={search.type} />}
      </ListSearchForm>
    </div>
  )
}

/** Explains the four usual kinds of bonuses, and what to check first (decision D-33). */
function BonusGuide() {
  return (
    <section className="section" aria-labelledby="bonus-guide">
      <div className="section__head">
        <h2 id="bonus-guide">Bonus Guide</h2>
      </div>
      <div className="grid-4">
        {KINDS.map(({ icon, name, text }) => (
          <div key={name} className="card card--flat bonus-kind p-5">
            <Icon of={icon} size={24} />
            <h3 className="h3">{name}</h3>
            <p className="sm mut">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

const KINDS = [
  { icon: Gift, name: 'Welcome', text: 'A match on your first deposits. Look at wagering before size.' },
  { icon: Wallet, name: 'No Deposit', text: 'Free to try, usually with a win cap and a short expiry.' },
  { icon: RotateCw, name: 'Free Spins', text: 'Fixed-value spins on named games, often paid in batches.' },
  { icon: Percent, name: 'Cashback', text: 'A share of net losses returned, best when wagering is 1×.' },
] as const

interface BonusToolbarProps extends BonusSearchControl {
  /** The number of active bonuses by type, regardless of the search (decision D-41). */
  counts: Readonly<Record<string, number>>
}

/** Tabs of bonus types with counts, filters, which phones fold, and the order. */
function BonusToolbar({ search, change, counts }: BonusToolbarProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  /** Normalises the changed address, so that empty values are dropped. */
  const narrow = (changed: Record<string, string>) => {
    const query = new URL(bonusListAddress({ ...search, page: 1 }), 'http://list').searchParams
    for (const [name, value] of Object.entries(changed)) query.set(name, value)
    change(readBonusSearch(query))
  }
  const picked = PICKS.filter(({ name }) => search[name] !== undefined).length
  return (
    <div className="toolbar toolbar--many">
      <nav className="toolbar__chips" aria-label="Bonus types">
        <ul className="scroll-x">
          <TypeTab search={search} name="All Bonuses" count={all} />
          {Object.entries(BONUS_TYPE_NAMES).map(([type, name]) => (
            <TypeTab key={type} search={search} type={type} name={name} count={counts[type] ?? 0} />
          ))}
        </ul>
      </nav>
      <details className="toolbar__more" open={picked > 0}>
        <summary className="btn btn--outline btn--block">Filters{picked > 0 && ` (${picked})`}</summary>
      </details>
      {PICKS.map(({ name, label, options }) => (
        <Select
          key={name}
          fieldClass="toolbar__pick"
          aria-label={label}
          name={name}
          form={BONUS_FORM}
          options={options}
          value={String(search[name] ?? '')}
          onChange={(value) => narrow({ [name]: value })}
        />
      ))}
      <SortField
        form={BONUS_FORM}
        options={SORTS}
        value={search.sort}
        onChange={(sort) => change({ ...search, sort: sort as BonusSort, page: 1 })}
      />
    </div>
  )
}

interface TypeTabProps {
  search: BonusSearch
  type?: string
  name: string
  count: number
}

function TypeTab({ search: { type: chosen, ...search }, type, name, count }: TypeTabProps) {
  const target = bonusListAddress({ ...search, page: 1, ...(type !== undefined && { type }) })
  return (
    <li>
      <Link
        className="chip"
        to={target}
        preventScrollReset
        aria-current={type === chosen ? 'true' : undefined}
      >
        {name}
        <span className="count">{grouped(count)}</span>
      </Link>
    </li>
  )
}

const COUNTRY_OPTIONS = [
  { value: '', label: 'Any country' },
  ...COUNTRIES.map(([value, label]) => ({ value, label })),
]

const WAGERING_OPTIONS = [
  { value: '', label: 'Any wagering' },
  ...WAGERING_LIMITS.map((limit) => ({
    value: String(limit),
    label: limit === 0 ? 'No wagering' : `Up to ${limit}×`,
  })),
]

const PICKS = [
  { name: 'country', label: 'Open to players from', options: COUNTRY_OPTIONS },
  { name: 'maxWagering', label: 'Wagering at most', options: WAGERING_OPTIONS },
  {
    name: 'minChance',
    label: 'Chance to finish the wagering at least',
    options: [
      { value: '', label: 'Any chance' },
      ...CHANCES.map((chance) => ({ value: String(chance), label: `${chance}% or more` })),
    ],
  },
  {
    name: 'maxCost',
    label: 'Average cost of playing to the end at most',
    options: [
      { value: '', label: 'Any cost' },
      ...COSTS.map((cost) => ({ value: String(cost), label: `Up to ${cost}% of the deposit` })),
    ],
  },
  {
    name: 'terms',
    label: 'What the terms say',
    options: [
      { value: '', label: 'Any terms' },
      ...Object.entries(TERM_FILTERS).map(([value, label]) => ({ value, label })),
    ],
  },
] as const

const SORTS = [...BONUS_SORT_NAMES].map(([value, label]) => ({ value, label }))

/** The form of the search box, the tab and the order. */
const BONUS_FORM = 'bonus-search'

type BonusSearchControl = ListSearchControl<BonusSearch>

function useBonusSearch(found: BonusSearch): BonusSearchControl {
  return useListSearch(found, { path: paths.bonuses(), read: readBonusSearch, addressOf: bonusListAddress })
}
