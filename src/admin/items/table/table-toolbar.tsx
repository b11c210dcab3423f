import { SlidersHorizontal } from 'lucide'
import { useId, useState, type ReactNode } from 'react'
import { KINDS } from '#contract/items/kinds.ts'
import { ANY_FACT, ROW_STATUSES, type RowFilter } from '#contract/items/admin-rows.schema.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import type { Filters } from '#contract/items/list.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { KnownValues } from '#contract/items/known-values.ts'
import {
  GAME_TYPE_NAMES,
  GAME_TYPES,
  POST_CATEGORIES,
  POST_CATEGORY_NAMES,
} from '#contract/shared/options.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { FACTS } from '#domain/items/missing-facts.ts'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { Option } from '#ui/select.tsx'
import { typeInWords } from '../../bonuses/bonus-values.ts'
import { DraftsLink } from '../drafts/drafts-link.tsx'
import { Picker } from '../form/item-picker.tsx'
import { useKnownValues } from '../form/use-known-values.ts'
import { FilterSelect, ListSearch } from '../list/list-parts.tsx'
import type { Changes } from '../list/list-query.ts'
import type { List } from '../list/use-list.ts'
import type { TableWords } from './table-words.ts'

/** The parameters of a table's address besides search and page. */
export function rowFilters(kind: ItemKind): Filters {
  return {
    sort: { values: /^\w{1,30}-(?:asc|desc)$/ },
    status: { values: ROW_STATUSES, preset: 'all' },
    missing: { values: [ANY_FACT, ...Object.keys(FACTS[kind])] },
    ...Object.fromEntries(
      KINDS[kind].filters.map((name) => [name, { values: name === 'casino' ? 'id' : 'text' } as const]),
    ),
  }
}

interface TableToolbarProps {
  kind: ItemKind
  words: TableWords
  list: Pick<List<unknown>, 'query' | 'change'>
  /** Sort orders for screens without column heads. */
  sorts: readonly Option[]
  /** Further buttons. */
  children?: ReactNode
}

export function TableToolbar({ kind, words, list, sorts, children }: TableToolbarProps) {
  const { filters, search } = list.query
  const filtersId = useId()
  const chosen = ['missing', ...KINDS[kind].filters].filter((name) => filters[name] !== '').length
  const [isOpen, setOpen] = useState(chosen > 0)
  const change = (changes: Changes) => list.change(changes, 'push')
  return (
    <>
      <ListSearch what={words.many} value={search} onSearch={(text) => list.change({ search: text })} />
      <Segmented
        name="status"
        label="Status"
        segments={[{ value: 'all', label: 'All' }, ...words.statuses]}
        value={filters['status'] ?? 'all'}
        onChange={(status) => change({ status })}
      />
      <div className="table-sort hidden max-lg:flex max-lg:flex-[1_1_9rem]">
        <FilterSelect
          label="Order"
          options={[{ value: '', label: 'Newest first' }, ...sorts]}
          value={filters['sort'] ?? ''}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={SlidersHorizontal} size={18} />
        Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      {children}
      <DraftsLink kind={kind} />
      {isOpen && <TableFilters id={filtersId} kind={kind} chosen={filters} onChange={change} />}
    </>
  )
}

interface TableFiltersProps {
  id: string
  kind: ItemKind
  chosen: Readonly<Record<string, string>>
  onChange: (changes: Changes) => void
}

function TableFilters({ id, kind, chosen, onChange }: TableFiltersProps) {
  const filters = useFilterOptions(kind)
  const casinoId = useId()
  const { casino = '', missing = '' } = chosen
  const names = ['missing', ...KINDS[kind].filters]
  return (
    <div
      className="table-filters grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] items-start gap-3 flex-[1_0_100%]"
      id={id}
      role="group"
      aria-label="Filters"
    >
      {filters.map(({ name, label, all, options }) => (
        <div key={name} className="relative">
          <Combobox
            name={name}
            label={label}
            options={[{ value: '', label: all }, ...withChosen(options, chosen[name])]}
            value={chosen[name] ?? ''}
            onChange={(value) => onChange({ [name]: value })}
          />
        </div>
      ))}
      {kind !== 'casino' && (
        <div className="relative">
          <Picker
            control={{ id: casinoId }}
            of="casinos"
            label="Casino"
            ids={casino === '' ? [] : [Number(casino)]}
            onChange={(ids) => onChange({ casino: ids.at(-1)?.toString() })}
          />
        </div>
      )}
      <FilterSelect
        label="Missing facts"
        options={[
          { value: '', label: 'Missing facts: not filtered' },
          { value: ANY_FACT, label: 'Any fact is missing' },
          ...Object.keys(FACTS[kind]).map((field) => ({
            value: field,
            label: `Not stated: ${labelOf(field)}`,
          })),
        ]}
        value={missing}
        onChange={(field) => onChange({ missing: field })}
      />
      {names.some((name) => chosen[name] !== '') && (
        <Button variant="ghost" onClick={() => onChange(Object.fromEntries(names.map((name) => [name, ''])))}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

/** Adds a value from the address to the options, known or not. */
function withChosen<Choice extends { value: string; label: string }>(
  options: readonly Choice[],
  chosen: string | undefined,
) {
  const isKnown = chosen === undefined || chosen === '' || options.some(({ value }) => value === chosen)
  return isKnown ? options : [{ value: chosen, label: chosen }, ...options]
}

interface FilterOptions {
  name: Exclude<RowFilter, 'casino'>
  label: string
  /** Label for no filter. */
  all: string
  options: readonly Option[]
}

/** Options of a table's filters. Values of the catalogue come from the server. */
function useFilterOptions(kind: ItemKind): readonly FilterOptions[] {
  return FILTERS[kind](useKnownValues(kind))
}

const FILTERS: Readonly<Record<ItemKind, (known: KnownValues) => FilterOptions[]>> = {
  casino: ({ license, gameProviders }) => [
    { name: 'license', label: 'License', all: 'All licenses', options: asTheyAre(license) },
    { name: 'provider', label: 'Provider', all: 'All providers', options: asTheyAre(gameProviders) },
  ],
  bonus: ({ type = [] }) => [
    {
      name: 'type',
      label: 'Type',
      all: 'All types',
      options: type.map((value) => ({ value, label: typeInWords(value) })),
    },
  ],
  game: ({ provider }) => [
    { name: 'provider', label: 'Provider', all: 'All providers', options: asTheyAre(provider) },
    {
      name: 'type',
      label: 'Type',
      all: 'All types',
      options: GAME_TYPES.map((value) => ({ value, label: GAME_TYPE_NAMES[value] })),
    },
  ],
  post: () => [
    {
      name: 'type',
      label: 'Category',
      all: 'All categories',
      options: POST_CATEGORIES.map((value) => ({ value, label: POST_CATEGORY_NAMES[value] })),
    },
  ],
}

function asTheyAre(values: readonly string[] = []): Option[] {
  return values.toSorted((a, b) => a.localeCompare(b, LANGUAGE)).map((value) => ({ value, label: value }))
}
