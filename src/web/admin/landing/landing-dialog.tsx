import { useWatch } from 'react-hook-form'
import { presetsOf } from '#contract/items/field.ts'
import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import { LANDING_FACETS, LANDING_FIELDS, LANDING_LISTS } from '#contract/landing/fields.ts'
import type { LandingList } from '#contract/landing/fields.ts'
import { hasFacet, LandingForm, NO_FACET } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { ItemDialog } from '../form/item-dialog.tsx'
import type { FormTab } from '../form/item-dialog-props.ts'
import { RichTextField } from '../form/rich-text-field.tsx'
import { SelectField } from '../form/select-field.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useKnownValues } from '../form/use-known-values.ts'
import { FACET_LABELS, LIST_LABELS, VALUE_HINTS } from './landing-words.ts'
import { QuestionList } from './question-list.tsx'

/** Creating and editing a landing page: a page for one value of a list, which comes from the catalogue, with texts. */
export function LandingDialog() {
  return (
    <ItemDialog
      kind="landing"
      schema={SCHEMA}
      presets={PRESETS}
      tabs={TABS}
      nameOf={({ title }) => String(title)}
      wide
    />
  )
}

const SCHEMA = LandingForm.refine(hasFacet, { path: [NO_FACET.path], message: NO_FACET.message })
const PRESETS = presetsOf(LANDING_FIELDS)

const TABS: readonly FormTab[] = [
  {
    name: 'Page',
    fields: ['list', 'facet', 'value', 'slug', 'title', 'intro'],
    content: (
      <>
        <WhatItLists />
        <div className="form__2">
          <TextField name="title" label="Title" max={100} />
          <AddressLine />
        </div>
        <RichTextField name="intro" label="Intro" />
      </>
    ),
  },
  { name: 'Questions', fields: ['questions'], content: <QuestionList /> },
  {
    name: 'Search',
    fields: ['metaTitle', 'metaDescription'],
    content: (
      <>
        <TextField name="metaTitle" label="Search title" max={60} />
        <TextAreaField name="metaDescription" label="Search description" max={160} rows={2} />
      </>
    ),
  },
  {
    name: 'Status',
    fields: ['isPublished'],
    content: (
      <SwitchField
        name="isPublished"
        label="Published"
        hint="Visitors can read it. It needs at least five items."
      />
    ),
  },
]

function WhatItLists() {
  const [list, facet] = useWatch({ name: ['list', 'facet'] }) as [LandingList, string]
  const known = useKnownValues(KIND_OF_LIST[list])[facet]
  return (
    <div className="landing-what">
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
