import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide'
import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { Badge } from '#ui/badge.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSettled } from '../../search/use-settled.ts'
import { fetchChoices, fetchNames } from './form-values.ts'
import type { Choice } from './form-values.ts'
import { useProblem } from './use-problem.ts'

interface ItemPickerProps {
  name: string
  label: string
  of: 'casinos' | 'games'
  /** One id instead of a list of them. */
  single?: boolean
}

const PAUSE_MS = 200

/** Casinos or games chosen by searching for them. */
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

/** The search itself, for a form or a filter. */
export function Picker({ control, of, label, ids, onChange }: PickerProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const searched = useSettled(text, PAUSE_MS)
  const found = useChoices(['admin', 'choices', of, searched], isOpen, (signal) =>
    fetchChoices(of, searched, signal),
  )
  const chosen = useChoices(['admin', 'choices', of, ids], ids.length > 0, (signal) =>
    fetchNames(of, ids, signal),
  )
  // What was just chosen is known before its name comes from the server.
  const names = new Map([...(found.data ?? []), ...(chosen.data ?? [])].map((choice) => [choice.id, choice]))
  const options = (found.data ?? []).filter(({ id }) => !ids.includes(id))
  const choose = (option: Choice | undefined) => {
    if (option === undefined) return
    onChange([...ids, option.id])
    setText('')
    setActive(0)
  }
  return (
    <div className="picker-field">
      {ids.length > 0 && (
        <ul className="picker-field__chosen" aria-label={`Chosen ${of}`}>
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
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && options[active] ? `${listId}-${options[active].id}` : undefined}
          aria-label={`${label}: search ${of}`}
          autoComplete="off"
          placeholder={`Search ${of}...`}
          value={text}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setOpen(true)
            setActive(0)
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault()
              setOpen(true)
              const step = event.key === 'ArrowDown' ? 1 : -1
              setActive((active + step + options.length) % Math.max(1, options.length))
            } else if (event.key === 'Enter') {
              event.preventDefault()
              choose(options[active])
            } else if (event.key === 'Escape' && isOpen) {
              setOpen(false)
            }
          }}
        />
      </div>
      {isOpen && (
        <div className="picker-field__list" id={listId} role="listbox" aria-label={of}>
          {options.map((option, index) => (
            <div
              key={option.id}
              id={`${listId}-${option.id}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              // Before the box loses the focus and closes the list.
              onMouseDown={(event) => {
                event.preventDefault()
                choose(option)
              }}
            >
              {option.name}
              {!option.isShown && <span className="mut sm">hidden</span>}
            </div>
          ))}
          {options.length === 0 && (
            <p className="mut sm">{found.isFetching ? 'Loading...' : 'Nothing found'}</p>
          )}
        </div>
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
