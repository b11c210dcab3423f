import { useId } from 'react'
import { ANY_FACT } from '#contract/items/admin-rows.schema.ts'
import type { RowFilter } from '#contract/items/admin-rows.schema.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { FACTS } from '#domain/items/missing-facts.ts'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Picker } from '../form/item-picker.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import type { TableQuery } from './rows-query.ts'
import { useFilterOptions } from './use-filter-options.ts'

interface TableFiltersProps {
  id: string
  kind: ItemKind
  query: TableQuery
  onChange: (changes: Partial<Record<RowFilter | 'missing', string | undefined>>) => void
}

/** What a table can be narrowed to beside its status. */
export function TableFilters({ id, kind, query, onChange }: TableFiltersProps) {
  const filters = useFilterOptions(kind)
  const casinoId = useId()
  const { casino } = query.filters
  return (
    <div className="table-filters" id={id} role="group" aria-label="Filters">
      {filters.map(({ name, label, all, options }) => (
        <div key={name} className="table-filters__one">
          <Combobox
            name={name}
            label={label}
            options={[{ value: '', label: all }, ...withChosen(options, query.filters[name])]}
            value={query.filters[name] ?? ''}
            onChange={(value) => onChange({ [name]: value })}
          />
        </div>
      ))}
      {kind !== 'casino' && (
        <div className="table-filters__one">
          <Picker
            control={{ id: casinoId }}
            of="casinos"
            label="Casino"
            ids={casino === undefined ? [] : [Number(casino)]}
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
        value={query.missing ?? ''}
        onChange={(missing) => onChange({ missing })}
      />
      {(query.missing !== undefined || Object.keys(query.filters).length > 0) && (
        <Button
          variant="ghost"
          onClick={() => onChange({ missing: '', provider: '', type: '', license: '', casino: '' })}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}

/** What the address names is among the choices, known or not. */
function withChosen<Choice extends { value: string; label: string }>(
  options: readonly Choice[],
  chosen: string | undefined,
) {
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen)
  return isKnown ? options : [{ value: chosen, label: chosen }, ...options]
}
