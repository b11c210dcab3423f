import { ChevronsUpDown } from 'lucide'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { Select, type Option } from './select.tsx'
import { useHydrated } from './use-hydrated.ts'

interface ComboboxProps {
  name: string
  label: string
  /** The first option means "no choice" and has an empty value. */
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
}

const ComboboxList = lazy(async () => ({ default: (await import('./combobox-list.tsx')).ComboboxList }))

/** A select with searchable options. The browser's own select until scripts run. */
export function Combobox({ name, label, options, value, onChange }: ComboboxProps) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  // Keeps what was chosen in the native select, which is removed when scripts run.
  const takeOver = useEffectEvent(() => {
    if (select.current !== null && select.current.value !== value) onChange(select.current.value)
  })
  useEffect(() => takeOver(), [])
  if (!hydrated)
    return (
      <Select
        ref={select}
        name={name}
        aria-label={label}
        options={options}
        value={value}
        onChange={onChange}
      />
    )

  const chosen = options.find((option) => option.value === value) ?? options[0]
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <button
        ref={button}
        type="button"
        className="field"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}: ${chosen?.label ?? ''}`}
        onClick={() => setOpen(!open)}
      >
        <span className="ell">{chosen?.label}</span>
        <Icon of={ChevronsUpDown} size={16} />
      </button>
      {open && (
        <Suspense>
          <ComboboxList
            anchor={button}
            label={label}
            options={options}
            value={value}
            onChoose={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
