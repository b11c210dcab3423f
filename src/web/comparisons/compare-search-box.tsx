import { Search } from 'lucide'
import { useState, type FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { writeCompareSearch, type CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE_LIMIT } from '#contract/comparisons/limits.ts'
import { SUGGESTIONS } from '#contract/search/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { Icon } from '#ui/icon.tsx'
import { useCombobox } from '#ui/use-combobox.ts'
import { ChoiceList } from '../search/choice-rows.tsx'
import { FIND_ID } from './add-button.tsx'
import { COMPARE_WORDS, compareAddress, withColumn } from './compare-words.ts'
import { useCompareChoices } from './use-compare-choices.ts'

/** Searches for an item to add: suggestions, or a plain form without scripts. */
export function CompareSearchBox({ search }: { search: CompareSearch }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search.find)
  const [open, setOpen] = useState(false)
  const asks = open && cleanSearchText(typed).length >= SUGGESTIONS.minCharacters
  const { choices, isPending } = useCompareChoices(search, typed, asks)
  const { many, few } = COMPARE_WORDS[search.kind]
  const isFull = search.ids.length >= COMPARE_LIMIT
  const rows = choices.map(({ id, row }) => ({ to: compareAddress(withColumn(search, id)), row }))
  const shows = asks && !isFull && rows.length > 0

  const { listId, active, field } = useCombobox({
    typed,
    count: shows ? rows.length : 0,
    isOpen: open,
    setOpen,
    first: 0,
  })

  const kept = new URLSearchParams(writeCompareSearch({ ...search, find: '', listed: 0 }))

  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const submit = (event: FormEvent) => {
    const chosen = shows ? rows[active] : undefined
    if (chosen === undefined) return setOpen(false)
    event.preventDefault()
    close()
    void navigate(chosen.to, { preventScrollReset: true })
  }
  return (
    <div className="search-box cmp-find">
      <Form
        id={FIND_ID}
        className="search search--md"
        role="search"
        aria-label={`Add ${few} to compare`}
        action="/compare"
        preventScrollReset
        onSubmit={submit}
      >
        <Icon of={Search} />
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          name="find"
          // HTML allows the role combobox on text inputs, not on search inputs.
          type="text"
          enterKeyHint="search"
          {...field}
          maxLength={TEXT.search}
          aria-label={`Search ${few}`}
          placeholder={`Search ${few}...`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
      </Form>
      {asks && (
        // A press must not take the focus from the field before the row is followed.
        <div
          className="command search-box__panel"
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
        >
          {shows && (
            <ChoiceList id={listId} groups={[{ name: many, choices: rows }]} active={active} onPick={close} />
          )}
          {!shows && !isPending && (
            <p className="command__empty">
              {isFull ? FULL : `No results found for "${cleanSearchText(typed)}"`}
            </p>
          )}
          {isPending && <p className="command__empty">Loading {many}...</p>}
        </div>
      )}
    </div>
  )
}

/** Shown when there is no free slot. */
export const FULL = 'Three are chosen. Remove one to add another.'
