import { Plus, X } from 'lucide'
import { useFieldArray, useWatch } from 'react-hook-form'
import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import {
  LANDING_FACETS,
  LANDING_FIELDS,
  LANDING_LAYOUT,
  LANDING_LISTS,
  type LandingList,
} from '#contract/landing/fields.ts'
import { hasFacet, LandingForm, NO_FACET } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { formOfFields } from '../items/form/form-tabs.tsx'
import { ItemDialog } from '../items/form/item-dialog.tsx'
import { SelectField, TextAreaField, TextField } from '../items/form/fields.tsx'
import { useKnownValues } from '../items/form/use-known-values.ts'
import { FACET_LABELS, LIST_LABELS } from './landing-columns.tsx'

const MOST = 20

export function LandingDialog() {
  return <ItemDialog kind="landing" schema={SCHEMA} {...FORM} nameOf={({ title }) => String(title)} />
}

const SCHEMA = LandingForm.refine(hasFacet, { path: [NO_FACET.path], message: NO_FACET.message })

const FORM = formOfFields('landing', LANDING_FIELDS, LANDING_LAYOUT, {
  list: <WhatItLists />,
  facet: null,
  value: null,
  slug: <AddressLine />,
  questions: <QuestionList />,
})

function WhatItLists() {
  const [list, facet] = useWatch({ name: ['list', 'facet'] }) as [LandingList, string]
  const known = useKnownValues(KIND_OF_LIST[list])[facet]
  return (
    <div className="grid gap-4 md:grid-cols-[1fr_1fr_1fr]">
      <SelectField
        name="list"
        label="List"
        options={LANDING_LISTS.map((value) => ({ value, label: LIST_LABELS[value] }))}
      />
      <SelectField
        name="facet"
        label="Filter"
        options={LANDING_FACETS[list].map((value) => ({ value, label: FACET_LABELS[value] ?? value }))}
      />
      <TextField
        name="value"
        label="Value"
        hint={VALUE_HINTS[facet] ?? 'As the filter names it'}
        {...(known !== undefined && { offers: known })}
      />
    </div>
  )
}

function AddressLine() {
  const list = useWatch({ name: 'list' }) as LandingList
  return <TextField name="slug" label="Address" hint={paths.landing({ list, slug: '…' })} type="url" />
}

/** Questions and answers below the list, edited in place. */
function QuestionList() {
  const { fields, append, remove } = useFieldArray({ name: 'questions' })
  return (
    <fieldset className="min-w-0 grid justify-items-start gap-4 m-0 p-0 border-0">
      <legend className="mb-3 p-0 font-semibold">Questions and answers</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className="grid grid-cols-[1fr_auto] items-start gap-2 w-full">
          <div className="form">
            <TextField name={`questions.${at}.question`} label={`Question ${at + 1}`} max={200} />
            <TextAreaField name={`questions.${at}.answer`} label={`Answer ${at + 1}`} max={2000} />
          </div>
          <IconButton icon={X} label={`Remove question ${at + 1}`} onClick={() => remove(at)} />
        </div>
      ))}
      {fields.length < MOST && (
        <Button variant="outline" size="sm" onClick={() => append({ question: '', answer: '' })}>
          <Icon of={Plus} size={18} />
          Add a question
        </Button>
      )}
    </fieldset>
  )
}

/** Hints for facets with an unusual format of values. */
const VALUE_HINTS: Readonly<Record<string, string>> = {
  country: 'Two letters, such as DE',
  filter: 'crypto or mobile',
}
