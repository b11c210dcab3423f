import { useState, useId } from 'react'
import { KINDS } from '#contract/items/kinds.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { ImportedValue } from '#contract/transfer/transfer.ts'
import { Button } from '#ui/button.tsx'
import { Select, type Option } from '#ui/select.tsx'
import { counted } from '#domain/shared/counted.ts'
import { showFailure } from '../failure.ts'
import { useKnownValues } from '../items/form/use-known-values.ts'
import { callAdmin } from '../staff/call-admin.ts'

const AT_A_TIME = 10
const OWN = ''

interface MatchValuesProps {
  kind: WrittenKind
  values: readonly ImportedValue[]
  /** Called when the answers are stored and the file should be checked again. */
  onRemembered: () => void
}

/** Values of list filters that the catalogue spells differently or lacks, with a choice for each. */
export function MatchValues({ kind, values, onRemembered }: MatchValuesProps) {
  const known = useKnownValues(kind)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [shown, setShown] = useState(AT_A_TIME)
  const [busy, setBusy] = useState(false)
  if (values.length === 0) return null
  const save = async () => {
    setBusy(true)
    try {
      const answers = values.map((value) => ({
        field: value.field,
        given: value.given,
        meaning: (chosen.get(keyOf(value)) ?? presetOf(value)) || null,
      }))
      await callAdmin(`/api/admin/${KINDS[kind].path}/import/values`, {
        method: 'PUT',
        payload: { values: answers },
      })
      onRemembered()
    } catch (error) {
      showFailure(error, 'The values could not be saved.')
      setBusy(false)
    }
  }
  return (
    <section>
      <h3>Values that lists are filtered by</h3>
      <p className="sm mut">
        The catalogue writes these differently or does not have them yet. What is chosen here is remembered
        for every later file.
      </p>
      <ul className="transfer__columns">
        {values.slice(0, shown).map((value) => (
          <ChoiceRow
            key={keyOf(value)}
            title={value.given}
            note={`${labelOf(value.field)}, ${counted(value.count, 'time')}${reasonOf(value)}`}
            value={chosen.get(keyOf(value)) ?? presetOf(value)}
            options={optionsOf(value, known[value.field] ?? [])}
            onChange={(meaning) => setChosen(new Map(chosen).set(keyOf(value), meaning))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 mt-3.5">
        {values.length > shown && (
          <Button variant="ghost" onClick={() => setShown(shown + AT_A_TIME)}>
            Show more values
          </Button>
        )}
        <Button variant="outline" loading={busy} onClick={() => void save()}>
          Remember and check again
        </Button>
      </div>
    </section>
  )
}

function keyOf({ field, given }: ImportedValue): string {
  return `${field} ${given}`
}

/** What the import does without an answer. */
function presetOf({ given, read }: ImportedValue): string {
  return read === given ? OWN : read
}

function reasonOf({ how, proposed }: ImportedValue): string {
  return how === 'part' && proposed !== null ? `. Perhaps ${proposed}?` : ''
}

function optionsOf({ read, proposed, given }: ImportedValue, known: readonly string[]) {
  const values = new Set([
    ...(proposed === null ? [] : [proposed]),
    ...(read === given ? [] : [read]),
    ...known,
  ])
  values.delete(given)
  return [
    { value: OWN, label: `Keep “${given.slice(0, 60)}”` },
    ...[...values].map((value) => ({ value, label: value })),
  ]
}

interface ChoiceRowProps {
  title: string
  note: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

/** An unknown item of a file, and its possible meanings. */
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
