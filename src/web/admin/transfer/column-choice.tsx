import { useId } from 'react'
import { Select } from '#ui/select.tsx'

interface ColumnChoiceProps {
  title: string
  example: string
  /** Empty: the column is left out. */
  value: string
  choices: readonly { name: string; label: string }[]
  onChange: (column: string) => void
}

/** One unknown column of a file, and what it may mean. */
export function ColumnChoice({ title, example, value, choices, onChange }: ColumnChoiceProps) {
  const id = useId()
  return (
    <li>
      <label htmlFor={id}>
        <b>{title === '' ? 'Column without a name' : title}</b>
        {example !== '' && <span className="sm mut">such as “{example}”</span>}
      </label>
      <Select
        id={id}
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: 'Leave it out' },
          ...choices.map(({ name, label }) => ({
            value: name,
            label: label === name ? name : `${label} (${name})`,
          })),
        ]}
      />
    </li>
  )
}
