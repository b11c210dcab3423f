import { Select } from '#ui/select.tsx'
import type { Option } from '#ui/select.tsx'

interface FilterSelectProps {
  label: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
}

/** A filter with more choices than fit side by side. */
export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  const isKnown = options.some((option) => option.value === value)
  return (
    <div className="filter-select">
      <Select
        aria-label={label}
        options={isKnown ? options : [...options, { value, label: value }]}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
