import { Plus, X } from 'lucide'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { Controller } from 'react-hook-form'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Badge } from '#ui/badge.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCombobox } from '#ui/use-combobox.ts'
import { OptionsBelow } from '#ui/options-below.tsx'
import { useKnownValues } from './use-known-values.ts'
import { useProblem } from './use-problem.ts'
import { entriesIn, withEntries } from './form-values.ts'

const OFFERED = 8

interface TagFieldProps {
  name: string
  of: ItemKind
  label: string
  hint?: string
  /** Suggested after the values that the catalogue already holds. */
  offers?: readonly string[]
}

/** A list of short texts. Typed text counts at once, confirmed or not, so that a save never loses it. */
export function TagField({ name, of, label, hint, offers = [] }: TagFieldProps) {
  const problem = useProblem(name)
  const held = useKnownValues(of)[name] ?? []
  const heldKeys = new Set(held.map((text) => text.toLowerCase()))
  const known = [...held, ...offers.filter((text) => !heldKeys.has(text.toLowerCase()))]
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field label={label} hint={hint} problem={problem}>
          {(control) => (
            <TagBox
              control={control}
              inputRef={ref}
              label={label}
              known={known}
              value={Array.isArray(value) ? (value as string[]) : []}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        </Field>
      )}
    />
  )
}

interface TagBoxProps {
  /** Id and descriptions of the input. */
  control: { id: string }
  inputRef: Ref<HTMLInputElement>
  label: string
  known: readonly string[]
  value: readonly string[]
  onChange: (entries: readonly string[]) => void
  onBlur: () => void
}

/**
 * Entries as badges with an input after them. Enter, a separator or leaving the input creates a badge; the value
 * includes the text from the first letter on.
 */
function TagBox({ control, inputRef, label, known, value, onChange, onBlur }: TagBoxProps) {
  const [typed, setTyped] = useState({ entries: value, text: '' })
  const [isOpen, setOpen] = useState(false)
  // A value set from outside, such as a restored draft, already includes the typed text.
  const isOurs = isSame(withEntries(typed.entries, typed.text, known), value)
  const { entries, text } = isOurs ? typed : { entries: value, text: '' }
  const offers = offersFor(text, entries, known)

  const change = (next: readonly string[], nextText: string) => {
    setTyped({ entries: next, text: nextText })
    onChange(withEntries(next, nextText, known))
  }
  const add = (added: string) => {
    change(withEntries(entries, added, known), '')
    setOpen(false)
  }
  const type = (next: string) => {
    // A comma without a space may continue a number: "5,000 games".
    if (/[,;]\s$/.test(next)) return add(next)
    setOpen(next.trim() !== '')
    change(entries, next)
  }
  const { listId, active, field } = useCombobox({
    typed: text,
    count: offers.length,
    isOpen,
    setOpen,
    onEnter: (at) => add(offers[at] ?? text),
  })
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '' && entries.length > 0) change(entries.slice(0, -1), '')
    else field.onKeyDown(event)
  }

  return (
    <div className="taginput">
      {entries.map((entry) => (
        <Badge key={entry}>
          {entry}
          <button
            type="button"
            className="taginput__remove"
            aria-label={`Remove ${entry}`}
            onClick={() =>
              change(
                entries.filter((other) => other !== entry),
                text,
              )
            }
          >
            <Icon of={X} size={14} />
          </button>
        </Badge>
      ))}
      <input
        {...control}
        ref={inputRef}
        {...field}
        placeholder="Add and press Enter"
        value={text}
        onBlur={() => {
          add(text)
          onBlur()
        }}
        onChange={(event) => type(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (entriesIn(pasted).length < 2) return
          event.preventDefault()
          const { selectionStart, selectionEnd } = event.currentTarget
          add(text.slice(0, selectionStart ?? text.length) + pasted + text.slice(selectionEnd ?? text.length))
        }}
        onKeyDown={press}
      />
      <IconButton
        icon={Plus}
        iconSize={18}
        label={`Add to ${label.toLowerCase()}`}
        disabled={text.trim() === ''}
        // The input keeps the focus for the next entry.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => add(text)}
      />
      {isOpen && offers.length > 0 && (
        <OptionsBelow
          className="absolute z-1 top-[calc(100%_+_0.375rem)] right-0 left-0"
          {...{ listId, label, active }}
          options={offers}
          keyOf={(offer) => offer}
          row={(offer) => offer}
          onChoose={add}
        />
      )}
    </div>
  )
}

/** Known values that contain the text, those that begin with it first, without existing entries. */
function offersFor(text: string, entries: readonly string[], known: readonly string[]): string[] {
  const [wanted, taken] = [text.trim().toLowerCase(), new Set(entries.map((entry) => entry.toLowerCase()))]
  const free = known.filter((value) => !taken.has(value.toLowerCase()))
  const begin = free.filter((value) => value.toLowerCase().startsWith(wanted))
  const contain = free.filter((value) => value.toLowerCase().indexOf(wanted) > 0)
  return [...begin, ...contain].slice(0, OFFERED)
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text.toLowerCase() === b[index]?.toLowerCase())
}
