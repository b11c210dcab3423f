import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { LANDING_FACETS, LANDING_LISTS, LandingForm } from '#contract/landing/landing.schema.ts'
import type { ListedLanding } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { showToast } from '#ui/toast.tsx'
import { RichTextField } from '../form/rich-text-field.tsx'
import { SelectField } from '../form/select-field.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useKnownValues } from '../form/use-known-values.ts'
import { FormDialog } from '../form-dialog.tsx'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { FACET_LABELS, LIST_LABELS, VALUE_HINTS } from './landing-words.ts'
import { QuestionList } from './question-list.tsx'

const PATH = '/api/admin/landing-pages'
const KINDS = { casinos: 'casino', bonuses: 'bonus', games: 'game' } as const

interface LandingDialogProps {
  /** The one that is changed; without it a new one is added. */
  landing?: ListedLanding
  onClose: () => void
}

/** Adds a landing page or changes one. */
export function LandingDialog({ landing, onClose }: LandingDialogProps) {
  const afterChange = useAfterChange()
  const form = useForm({ resolver: zodResolver(LandingForm), defaultValues: startOf(landing) })
  const list = useWatch({ control: form.control, name: 'list' })
  const facet = useWatch({ control: form.control, name: 'facet' })
  const known = useKnownValues(KINDS[list])[facet]
  const isNew = landing === undefined
  return (
    <FormDialog
      isLong
      title={isNew ? 'Add landing page' : `Change ${landing.title}`}
      description="A page for one value of a list, with a text of yours. What it lists and counts comes from the catalogue."
      form={form}
      save={isNew ? 'Add' : 'Save'}
      failure="The landing page could not be saved"
      onSave={async (payload) => {
        const saved = await callAdmin<ListedLanding>(isNew ? PATH : `${PATH}/${landing.id}`, {
          method: isNew ? 'POST' : 'PUT',
          payload,
        })
        showToast({
          title: 'Landing page saved',
          description: saved.isPublished ? `It stands at ${paths.landing(saved)}` : 'It is not published.',
        })
        afterChange()
      }}
      onClose={onClose}
    >
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
      <TextField name="slug" label="Address" hint={paths.landing({ list, slug: '…' })} type="url" />
      <TextField name="title" label="Title" max={100} />
      <TextField name="metaTitle" label="Search title" max={60} />
      <TextAreaField name="metaDescription" label="Search description" max={160} rows={2} />
      <RichTextField name="intro" label="Intro" />
      <QuestionList />
      <SwitchField
        name="isPublished"
        label="Published"
        hint="Visitors can read it. It needs at least five items."
      />
    </FormDialog>
  )
}

function startOf(landing: ListedLanding | undefined): LandingForm {
  if (landing === undefined)
    return {
      list: 'casinos',
      facet: 'paymentMethods',
      value: '',
      slug: '',
      title: '',
      metaTitle: '',
      metaDescription: '',
      intro: '',
      questions: [],
      pinned: [],
      isPublished: false,
    }
  const { id: _id, total: _total, isDemo: _isDemo, updatedAt: _updatedAt, ...form } = landing
  return form
}
