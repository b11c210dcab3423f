import { X } from 'lucide'
import { Controller } from 'react-hook-form'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { COMMONLY_RESTRICTED_COUNTRIES } from '#contract/shared/options.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Icon } from '#ui/icon.tsx'
import { useProblem } from './use-problem.ts'

const NAMES: ReadonlyMap<string, string> = new Map(COUNTRIES)

interface CountryFieldProps {
  name: string
  label: string
  /** The meaning of an empty list. */
  none: string
}

/** The countries that a casino refuses: a searchable list, the common ones at once, or none. */
export function CountryField({ name, label, none }: CountryFieldProps) {
  const problem = useProblem(name)
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange } }) => {
        const codes = Array.isArray(value) ? (value as string[]) : []
        const add = (more: readonly string[]) => onChange([...new Set([...codes, ...more])])
        const left = COUNTRIES.filter(([code]) => !codes.includes(code))
        return (
          <fieldset className="country-field grid gap-2.5">
            <legend className="sr">{label}</legend>
            <p className="flabel" aria-hidden="true">
              {label}
              <small>{codes.length === 0 ? none : `${codes.length} restricted`}</small>
            </p>
            <div className="country-field__tools flex flex-wrap gap-2">
              <Combobox
                name={`${name}-add`}
                label="Add a country"
                options={[
                  { value: '', label: 'Add a country...' },
                  ...left.map(([code, country]) => ({ value: code, label: country })),
                ]}
                value=""
                onChange={(code) => {
                  if (code !== '') add([code])
                }}
              />
              <Button variant="outline" size="sm" onClick={() => add(COMMONLY_RESTRICTED_COUNTRIES)}>
                Add Common Restricted
              </Button>
              <Button variant="ghost" size="sm" disabled={codes.length === 0} onClick={() => onChange([])}>
                Clear All
              </Button>
            </div>
            {codes.length > 0 && (
              <ul className="flex flex-wrap gap-1.5" aria-label={label}>
                {codes.map((code) => (
                  <li key={code}>
                    <Badge>
                      {NAMES.get(code) ?? code}
                      <button
                        type="button"
                        className="taginput__remove"
                        aria-label={`Remove ${NAMES.get(code) ?? code}`}
                        onClick={() => onChange(codes.filter((other) => other !== code))}
                      >
                        <Icon of={X} size={14} />
                      </button>
                    </Badge>
                  </li>
                ))}
              </ul>
            )}
            {problem !== undefined && <p className="err">{problem}</p>}
          </fieldset>
        )
      }}
    />
  )
}
