import type { RowFilter } from '#contract/items/admin-rows.schema.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { KnownValues } from '#contract/items/known-values.ts'
import {
  GAME_TYPE_NAMES,
  GAME_TYPES,
  POST_CATEGORIES,
  POST_CATEGORY_NAMES,
} from '#contract/shared/options.ts'
import type { Option } from '#ui/select.tsx'
import { typeInWords } from '../bonuses/bonus-values.ts'
import { useKnownValues } from '../form/use-known-values.ts'

export interface FilterOptions {
  name: Exclude<RowFilter, 'casino'>
  label: string
  /** The words for no filter. */
  all: string
  options: readonly Option[]
}

/** The filters of a table that choose from a list; what the catalogue holds comes from the server. */
export function useFilterOptions(kind: ItemKind): readonly FilterOptions[] {
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
  return values.toSorted((a, b) => a.localeCompare(b, 'en')).map((value) => ({ value, label: value }))
}
