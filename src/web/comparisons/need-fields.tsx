import type { CompareWanted } from '#contract/comparisons/compare-wanted.ts'
import { Select, type Option } from '#ui/select.tsx'

/** Filters for casinos, in the casino list's words. */
export interface CompareFilters {
  country: readonly Option[]
  paymentMethods: readonly Option[]
  license: readonly Option[]
}

interface NeedFieldsProps {
  filters: CompareFilters
  wanted: CompareWanted
  onChange: (wanted: CompareWanted) => void
}

/** Country, payment and licence. Several payment methods from a filtered list stay together as one option. */
export function NeedFields({ filters, wanted, onChange }: NeedFieldsProps) {
  const payments = wanted.paymentMethods.join(',')
  return (
    <div className="cmp-needs__fields">
      <Need
        label="I live in"
        name="country"
        any="Any country"
        value={wanted.country}
        options={filters.country}
        onChange={(country) => onChange({ ...wanted, country })}
      />
      <Need
        label="Pay with"
        name="paymentMethods"
        any="Any payment"
        value={payments}
        options={filters.paymentMethods}
        onChange={(text) => onChange({ ...wanted, paymentMethods: text === '' ? [] : text.split(',') })}
      />
      <Need
        label="Licence"
        name="license"
        any="Any licence"
        value={wanted.license}
        options={filters.license}
        onChange={(license) => onChange({ ...wanted, license })}
      />
    </div>
  )
}

interface NeedProps {
  label: string
  name: string
  any: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

function Need({ label, name, any, value, options, onChange }: NeedProps) {
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <label className="grid gap-1 min-w-0">
      <span className="xs mut">{label}</span>
      <Select
        name={name}
        value={value}
        options={[
          { value: '', label: any },
          ...(known ? [] : [{ value, label: value.replaceAll(',', ' or ') }]),
          ...options,
        ]}
        onChange={onChange}
      />
    </label>
  )
}
