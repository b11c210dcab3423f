import { Check, Plus, X } from 'lucide'
import { useEffect, useRef, type ReactNode } from 'react'
import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import type { Compared, ComparedBonus, ComparedCasino, ComparedGame } from '#contract/comparisons/compared.ts'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE_LIMIT } from '#contract/comparisons/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { overMark } from '#domain/offers/britain.ts'
import { isExpired } from '#domain/shared/time-left.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { useDemoMark } from '../shell/site-data.ts'
import { GameArt } from '../games/game-art.tsx'
import { refusals } from '../countries/country-note.tsx'
import { BandKey } from '../cards/scores.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { AddButton } from './add-button.tsx'
import { bonusSections } from './bonus-sections.tsx'
import { casinoSections } from './casino-sections.tsx'
import { COMPARE_WORDS, compareAddress, withoutColumn } from './compare-words.ts'
import { bestColumns, onlyDifferent, type CompareRow, type CompareSection } from './compare-row.ts'
import { gameSections } from './game-sections.tsx'
import type { CompareFilters } from './need-fields.tsx'
import { Nothing } from './compare-rows.tsx'
import { removeFromTray } from './tray.ts'

interface ComparisonProps {
  search: CompareSearch
  compared: Compared
  /** The name of the visitor's country; empty without one. */
  country: string
  filters: CompareFilters | undefined
  now: Date
}

/** The comparison table for any kind. */
export function Comparison(props: ComparisonProps) {
  return (
    <LinkPlace value="compare">
      <Table {...props} />
    </LinkPlace>
  )
}

function Table({ search, compared, country, filters, now }: ComparisonProps) {
  const frame = { search, columns: columnsOf(compared, now), filters }
  switch (compared.kind) {
    case 'casinos':
      return (
        <CompareTable
          {...frame}
          items={compared.items}
          sections={casinoSections({ ...search, country, items: compared.items })}
        />
      )
    case 'bonuses':
      return <CompareTable {...frame} items={compared.items} sections={bonusSections(now)} />
    case 'games':
      return <CompareTable {...frame} items={compared.items} sections={gameSections()} />
  }
}

interface CompareTableProps<Item> {
  search: CompareSearch
  columns: readonly CompareColumn[]
  items: readonly Item[]
  sections: readonly CompareSection<Item>[]
  filters: CompareFilters | undefined
}

function CompareTable<Item>({ search, columns, items, sections, filters }: CompareTableProps<Item>) {
  const shown = search.onlyDifferences ? onlyDifferent(sections, items) : sections
  return (
    <div className="cmp" role="table" aria-label={`${COMPARE_WORDS[search.kind].many} side by side`}>
      <CompareSlots search={search} columns={columns} filters={filters} />
      {items.length > 0 &&
        shown
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows, fold }) => (
            <div key={title} role="rowgroup">
              <div className="cmp__sec" role="row">
                <div role="columnheader" aria-colspan={COMPARE_LIMIT + 1}>
                  <h2>{title}</h2>
                </div>
              </div>
              {rows.slice(0, fold === undefined || fold.isOpen ? rows.length : fold.first).map((row) => (
                <Row key={row.label} row={row} items={items} />
              ))}
              {fold !== undefined && rows.length > fold.first && (
                <FoldRow search={search} total={rows.length} of={title} />
              )}
            </div>
          ))}
    </div>
  )
}

function Row<Item>({ row, items }: { row: CompareRow<Item>; items: readonly Item[] }) {
  const best = bestColumns(row, items)
  const places = Array.from({ length: COMPARE_LIMIT }, (_none, at) => at)
  return (
    <div className="cmp__row" role="row">
      <div className="k" role="rowheader" aria-colindex={1}>
        {row.label}
        {row.isWanted === true && <span className="best cmp__mine">Your filter</span>}
      </div>
      {places.map((at) => {
        const item = items[at]
        return (
          <div key={at} className="v" role="cell" aria-colindex={at + 2}>
            {item === undefined ? <Nothing /> : row.show(item, best[at] === true && <BestTag />)}
          </div>
        )
      })}
    </div>
  )
}

/** Shows or folds the rest of long sections. A link, so that it works without scripts and can be shared. */
function FoldRow({ search, total, of }: { search: CompareSearch; total: number; of: string }) {
  return (
    <div className="cmp__fold" role="row">
      <div role="cell" aria-colspan={COMPARE_LIMIT + 1}>
        <Link
          className="see-all"
          to={compareAddress({ ...search, showsAll: !search.showsAll })}
          preventScrollReset
          replace
          rel="nofollow"
        >
          {search.showsAll ? 'Show fewer' : `Show all ${total}`}
          <span className="sr">, {of}</span>
        </Link>
      </div>
    </div>
  )
}

/** Marks the best value of a row, in words as well as in colour. */
function BestTag() {
  return (
    <span className="best">
      <Icon of={Check} size={12} />
      Best
    </span>
  )
}

interface CompareSlotsProps {
  search: CompareSearch
  columns: readonly CompareColumn[]
  filters: CompareFilters | undefined
}

/** The three slots above the rows; they stay visible while scrolling. */
function CompareSlots({ search, columns, filters }: CompareSlotsProps) {
  const row = useRef<HTMLDivElement>(null)
  const shown = useRef(columns.length)
  // The pressed element may be gone: the focus moves to the next free slot, or to the last column.
  useEffect(() => {
    const isPressedGone = columns.length > shown.current && document.activeElement === document.body
    if (columns.length < shown.current || isPressedGone) {
      const next =
        row.current?.querySelector<HTMLElement>('.slot--empty button') ??
        [...(row.current?.querySelectorAll<HTMLElement>('.slot .name a') ?? [])].at(-1)
      next?.focus({ preventScroll: true })
    }
    shown.current = columns.length
  }, [columns.length])
  const free = Array.from({ length: COMPARE_LIMIT - columns.length }, (_none, at) => columns.length + at + 1)
  return (
    <div className="cmp__slots" role="row" ref={row}>
      <div className="cmp__key only-d" role="cell">
        <span className="label">Score bands</span>
        <BandKey />
      </div>
      {columns.map((column, at) => (
        <Slot
          key={column.id}
          at={at}
          column={column}
          without={compareAddress(withoutColumn(search, column.id))}
          kind={search.kind}
        />
      ))}
      {free.map((place) => (
        <EmptySlot key={place} place={place}>
          <AddButton search={search} filters={filters} place={place} />
        </EmptySlot>
      ))}
    </div>
  )
}

interface SlotProps {
  at: number
  column: CompareColumn
  without: string
  kind: CompareSearch['kind']
}

function Slot({ at, column, without, kind }: SlotProps) {
  const demo = useDemoMark(KIND_OF_LIST[kind], column.id)
  return (
    <div className="slot" role="columnheader" aria-colindex={at + 2} {...column.refuses}>
      <Link
        className="icon-btn x"
        to={without}
        preventScrollReset
        aria-label={`Remove ${column.name}`}
        onClick={() => removeFromTray(kind, column.id)}
      >
        <Icon of={X} size={18} />
      </Link>
      {column.picture}
      <div className="slot__who" {...column.over}>
        <p className="name">
          <Link to={column.to}>{column.name}</Link>
        </p>
        <p className="xs mut">
          {column.note}
          {demo}
        </p>
      </div>
      {column.action}
    </div>
  )
}

function EmptySlot({ place, children }: { place: number; children: ReactNode }) {
  return (
    <div className="slot slot--empty" role="columnheader" aria-colindex={place + 1}>
      <span className="ph">
        <Icon of={Plus} size={22} />
      </span>
      <p className="sm">Slot {place} is free</p>
      {children}
    </div>
  )
}

interface CompareColumn {
  id: number
  name: string
  /** The item's page. */
  to: string
  picture: ReactNode
  note: string
  action: ReactNode
  /** Refused countries, and whether Great Britain must not see the offer. */
  refuses?: ReturnType<typeof refusals>
  over?: ReturnType<typeof overMark>
}

function columnsOf(compared: Compared, now: Date): CompareColumn[] {
  if (compared.kind === 'casinos') return compared.items.map(casinoColumn)
  if (compared.kind === 'bonuses') return compared.items.map((item) => bonusColumn(item, now))
  return compared.items.map(gameColumn)
}

function casinoColumn({ casino }: ComparedCasino): CompareColumn {
  return {
    id: casino.id,
    name: casino.name,
    to: paths.casino(casino),
    picture: <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} lazy={false} />,
    refuses: refusals(casino),
    note: casino.establishedYear === null ? 'Year not stated' : `Est. ${casino.establishedYear}`,
    action: (
      <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }}>
        Play Now
      </OutboundLink>
    ),
  }
}

function bonusColumn({ bonus }: ComparedBonus, now: Date): CompareColumn {
  const closed = isExpired(bonus.validUntil, now) ? 'Offer ended' : bonus.isActive ? undefined : 'Inactive'
  return {
    id: bonus.id,
    name: bonus.title,
    to: paths.bonus(bonus),
    picture: <CasinoLogo name={bonus.casino.name} logoUrl={bonus.casino.logoUrl} size={56} lazy={false} />,
    note: bonus.casino.name,
    refuses: refusals(bonus.casino),
    over: overMark(bonus),
    action:
      closed === undefined ? (
        <OutboundLink to={bonus.casino} counts={{ type: 'bonus', id: bonus.id }}>
          Claim
        </OutboundLink>
      ) : (
        <Button disabled>{closed}</Button>
      ),
  }
}

function gameColumn(game: ComparedGame): CompareColumn {
  return {
    id: game.id,
    name: game.name,
    to: paths.game(game),
    picture: (
      <span className="thumb slot__art">
        <GameArt game={game} lazy={false} />
      </span>
    ),
    note: game.isActive ? game.provider : 'Inactive',
    action: (
      <ButtonLink to={paths.game(game)}>
        Play<span className="sr"> {game.name}</span>
      </ButtonLink>
    ),
  }
}
