import { useId } from 'react'
import { Select } from '#ui/select.tsx'
import type { Option } from '#ui/select.tsx'

interface ChoiceRowProps {
  title: string
  note: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

/** Something of a file that is not known here, and what it may mean. */
export function ChoiceRow({ title, note, value, options, onChange }: ChoiceRowProps) {
  const id = useId()
  return (
    <li>
      <label htmlFor={id}>
        <b>{title}</b>
        {note !== '' && <span className="sm mut">{note}</span>}
      </label>
      <Select id={id} value={value} onChange={onChange} options={options} />
    </li>
  )
}
