import { CASINO_FACETS, facetOf } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacet } from '#contract/casinos/casino-facets.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import type { Option } from '#ui/select.tsx'
import { facetOptions } from './facet-options.ts'
import { ManyField } from './many-field.tsx'
import { MatchField } from './match-field.tsx'
import { isMany, setValues, withFacet } from './search-edits.ts'
import type { FacetFieldProps } from './facet-field-props.ts'

/** The control that the facet names. */
export function FacetField({ facet, ...props }: OneFacetProps) {
  const { control } = facetOf(facet)
  switch (control.as) {
    case 'steps':
      return (
        <>
          <StepsField facet={facet} {...props} />
          {control.note !== undefined && <p className="xs mut mt-2">{control.note}</p>}
        </>
      )
    case 'boxes':
      return (
        <>
          {control.hasMatch && <MatchField {...props} />}
          {isMany(facet) && <ManyField facet={facet} {...props} />}
        </>
      )
    case 'combobox':
      return <ComboboxField facet={facet} any={control.any} {...props} />
    case 'radio':
      return <RadioField facet={facet} any={control.any} {...props} />
    case 'select':
      return <SelectField facet={facet} any={control.any} {...props} />
  }
}

type OneFacetProps = FacetFieldProps & { facet: CasinoFacet }
type ChoiceProps = OneFacetProps & { any: string }

function StepsField({ facet, search, counts, onChange }: OneFacetProps) {
  const steps = facetOptions(facet, counts).map(({ value, label, count }) => ({
    value,
    label: (
      <>
        {label}
        <span className="n">{count.toLocaleString('en')}</span>
      </>
    ),
  }))
  return (
    <Segmented
      name={facet}
      label={CASINO_FACETS[facet].label}
      segments={[{ value: '', label: 'Any' }, ...steps]}
      value={String(search[facet] ?? '')}
      onChange={(value) => onChange(withChoice(search, facet, value))}
    />
  )
}

function ComboboxField({ facet, any, search, counts, onChange }: ChoiceProps) {
  return (
    <Combobox
      name={facet}
      label={CASINO_FACETS[facet].label}
      options={[{ value: '', label: any }, ...facetOptions(facet, counts)]}
      value={String(search[facet] ?? '')}
      onChange={(value) => onChange(withChoice(search, facet, value))}
    />
  )
}

function RadioField({ facet, any, search, counts, onChange }: ChoiceProps) {
  const options: Option[] = [{ value: '', label: any }, ...facetOptions(facet, counts)]
  return (
    <div role="radiogroup" aria-label={CASINO_FACETS[facet].label}>
      {options.map(({ value, label, ...option }) => (
        <Checkbox
          key={value}
          type="radio"
          name={facet}
          value={value}
          {...option}
          checked={(setValues(facet, search)[0] ?? '') === value}
          onChange={() => onChange(withChoice(search, facet, value))}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  )
}

function SelectField({ facet, any, search, counts, onChange }: ChoiceProps) {
  return (
    <Select
      name={facet}
      aria-label={CASINO_FACETS[facet].label}
      options={[{ value: '', label: any }, ...facetOptions(facet, counts)]}
      value={String(search[facet] ?? '')}
      onChange={(value) => onChange(withChoice(search, facet, value))}
    />
  )
}

/** The search with what its control says; empty takes the facet away. */
function withChoice(search: CasinoSearch, facet: CasinoFacet, value: string): CasinoSearch {
  if (value === '') return withFacet(search, facet, undefined)
  return withFacet(search, facet, CASINO_FACETS[facet].kind === 'one' ? value : Number(value))
}
