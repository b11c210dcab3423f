import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { Badge } from '#ui/badge.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCombobox } from '#ui/use-combobox.ts'
import { useSettled } from '#web/search/use-settled.ts'
import { OptionsBelow } from '#ui/options-below.tsx'
import { fetchChoices, fetchNames, type Choice } from './form-values.ts'
import { useProblem } from './use-problem.ts'

interface ItemPickerProps {
  name: string
  label: string
  of: 'casinos' | 'games'
  /** A single id instead of a list. */
  single?: boolean
}

const PAUSE_MS = 200

export function ItemPicker({ name, label, of, single = false }: ItemPickerProps) {
  const problem = useProblem(name)
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field label={label} hint={single ? undefined : countOf(idsIn(value))} problem={problem}>
          {(control) => (
            <Picker
              control={{ ...control, onBlur, ref }}
              of={of}
              label={label}
              ids={idsIn(value)}
              onChange={(ids) => onChange(single ? (ids.at(-1) ?? '') : ids)}
            />
          )}
        </Field>
      )}
    />
  )
}

interface PickerProps {
  control: object
  of: 'casinos' | 'games'
  label: string
  ids: readonly number[]
  onChange: (ids: number[]) => void
}

export function Picker({ control, of, label, ids, onChange }: PickerProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const searched = useSettled(text, PAUSE_MS)
  const found = useChoices(['admin', 'choices', of, searched], isOpen, (signal) =>
    fetchChoices(of, searched, signal),
  )
  const chosen = useChoices(['admin', 'choices', of, ids], ids.length > 0, (signal) =>
    fetchNames(of, ids, signal),
  )
  // The name of a new choice is known before the server returns it.
  const names = new Map([...(found.data ?? []), ...(chosen.data ?? [])].map((choice) => [choice.id, choice]))
  const options = (found.data ?? []).filter(({ id }) => !ids.includes(id))
  const choose = (option: Choice | undefined) => {
    if (option === undefined) return
    onChange([...ids, option.id])
    setText('')
  }
  const { listId, active, field } = useCombobox({
    typed: `${text} ${ids.length}`,
    count: options.length,
    isOpen,
    setOpen,
    first: 0,
    onEnter: (at) => choose(options[at]),
  })
  return (
    <div className="picker-field relative grid gap-2">
      {ids.length > 0 && (
        <ul className="picker-field__chosen max-h-56 overflow-y-auto" aria-label={`Chosen ${of}`}>
          {ids.map((id) => (
            <li key={id}>
              <Badge>
                {names.get(id)?.name ?? `#${id}`}
                {names.get(id)?.isShown === false && <span className="mut">hidden</span>}
                <button
                  type="button"
                  className="taginput__remove"
                  aria-label={`Remove ${names.get(id)?.name ?? id}`}
                  onClick={() => onChange(ids.filter((other) => other !== id))}
                >
                  <Icon of={X} size={14} />
                </button>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="picker-field__search">
        <Icon of={Search} size={16} />
        <input
          {...control}
          {...field}
          aria-label={`${label}: search ${of}`}
          placeholder={`Search ${of}...`}
          value={text}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setOpen(true)
          }}
        />
      </div>
      {isOpen && (
        <OptionsBelow
          label={of}
          {...{ listId, options, active }}
          keyOf={({ id }) => id}
          onChoose={choose}
          empty={found.isFetching ? 'Loading...' : 'Nothing found'}
          row={({ name, isShown }) => (
            <>
              {name}
              {!isShown && <span className="mut sm">hidden</span>}
            </>
          )}
        />
      )}
    </div>
  )
}

function useChoices(
  queryKey: readonly unknown[],
  enabled: boolean,
  ask: (signal: AbortSignal) => Promise<Choice[]>,
) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

function countOf({ length }: readonly number[]): string | undefined {
  return length === 0 ? undefined : `${length} chosen`
}

function idsIn(value: unknown): number[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.map(Number).filter((id) => Number.isInteger(id) && id > 0)
}
