import { CASINO_FACETS } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacet } from '#contract/casinos/casino-facets.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import type { Option } from '#ui/select.tsx'
import { facetOptions } from './facet-options.ts'
import { ManyField } from './many-field.tsx'
import { MatchField } from './match-field.tsx'
import { setValues, withFacet } from './search-edits.ts'
import type { FacetFieldProps } from './facet-field-props.ts'

/** The control of one facet. Its kind decides its form; a facet with few single values gets radio rows. */
export function FacetField({ facet, ...props }: FacetFieldProps & { facet: CasinoFacet }) {
  switch (facet) {
    case 'minSafetyIndex':
    case 'minExpertRating':
    case 'minUserRating':
      return <LimitField facet={facet} {...props} />
    case 'maxPayoutHours':
    case 'maxWagering':
      return (
        <>
          <LimitField facet={facet} {...props} />
          <p className="xs mut mt-2">{LEFT_OUT[facet]}</p>
        </>
      )
    case 'paymentMethods':
      return (
        <>
          <MatchField {...props} />
          <ManyField facet={facet} {...props} />
        </>
      )
    case 'features':
    case 'gameProviders':
      return <ManyField facet={facet} {...props} />
    case 'license':
    case 'country':
      return <PickField facet={facet} {...props} />
    case 'filter':
    case 'bonusType':
      return <RadioField facet={facet} {...props} />
    case 'establishedYear':
      return <YearField {...props} />
  }
}

function LimitField({ facet, search, counts, onChange }: FacetFieldProps & { facet: LimitFacet }) {
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
      onChange={(value) => onChange(withFacet(search, facet, value === '' ? undefined : Number(value)))}
    />
  )
}

function PickField({ facet, search, counts, onChange }: FacetFieldProps & { facet: 'license' | 'country' }) {
  return (
    <Combobox
      name={facet}
      label={CASINO_FACETS[facet].label}
      options={[{ value: '', label: ANY[facet] }, ...facetOptions(facet, counts)]}
      value={search[facet] ?? ''}
      onChange={(value) => onChange(withFacet(search, facet, value === '' ? undefined : value))}
    />
  )
}

function RadioField({
  facet,
  search,
  counts,
  onChange,
}: FacetFieldProps & { facet: 'filter' | 'bonusType' }) {
  const options: Option[] = [{ value: '', label: ANY[facet] }, ...facetOptions(facet, counts)]
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
          onChange={() => onChange(withFacet(search, facet, value === '' ? undefined : value))}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  )
}

function YearField({ search, counts, onChange }: FacetFieldProps) {
  return (
    <Select
      name="establishedYear"
      aria-label={CASINO_FACETS.establishedYear.label}
      options={[{ value: '', label: 'Any year' }, ...facetOptions('establishedYear', counts)]}
      value={String(search.establishedYear ?? '')}
      onChange={(value) =>
        onChange(withFacet(search, 'establishedYear', value === '' ? undefined : Number(value)))
      }
    />
  )
}

type LimitFacet = 'minSafetyIndex' | 'minExpertRating' | 'minUserRating' | 'maxPayoutHours' | 'maxWagering'

const LEFT_OUT = {
  maxPayoutHours: 'As the casino states it. Those that state no time are left out.',
  maxWagering: 'Of the offer to new players. Those without a stated wagering are left out.',
} as const
const ANY = {
  license: 'Any license',
  country: 'All countries',
  filter: 'All casinos',
  bonusType: 'Any bonus',
} as const
