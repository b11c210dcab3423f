import { zodResolver } from '@hookform/resolvers/zod'
import { Plus, X } from 'lucide'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import {
  CONVERSION_KINDS,
  DEALS,
  DEFAULT_PARAMETERS,
  POSTBACK_FIELDS,
  ProgramForm,
  type Program,
} from '#contract/earnings/earnings.schema.ts'
import { PROGRAM } from '#contract/earnings/limits.ts'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { ItemPicker } from '../items/form/item-picker.tsx'
import { SelectField, SwitchField, TextAreaField, TextField } from '../items/form/fields.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useProblem } from '../items/form/use-problem.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { useAfterChange } from '../items/table/use-open-form.ts'
import { DEAL_LABELS, FIELD_LABELS, KIND_LABELS } from './earnings-words.ts'
import { PostbackAddress } from './postback-address.tsx'

const NAME = 'postbackNames.events'

const MOST = 30

const PATH = '/api/admin/programs'

/** Addresses are typed one per line. */
const Form = ProgramForm.extend({
  postbackAddresses: z.string().transform((text) => text.split(/[\s,]+/).filter((line) => line !== '')),
})

interface ProgramDialogProps {
  /** The programme to change; without it a new one is added. */
  program?: Program
  /** Includes a new signing secret, which no other response contains. */
  onSaved: (saved: Program) => void
  onClose: () => void
}

export function ProgramDialog({ program, onSaved, onClose }: ProgramDialogProps) {
  const afterChange = useAfterChange()
  const form = useForm({ resolver: zodResolver(Form), defaultValues: startOf(program) })
  const isSigned = useWatch({ control: form.control, name: 'isSigned' })
  const isNew = program === undefined
  return (
    <FormDialog
      isLong
      title={isNew ? 'Add programme' : `Change ${program.name}`}
      description="Who pays for visitors, for which casinos, and how they report it. No visitor sees any of this, and no list is ordered by it."
      form={form}
      save={isNew ? 'Add' : 'Save'}
      failure="The programme could not be saved"
      onSave={async (payload) => {
        const saved = await callAdmin<Program>(isNew ? PATH : `${PATH}/${program.id}`, {
          method: isNew ? 'POST' : 'PUT',
          payload,
        })
        showToast({
          title: 'Programme saved',
          description: isNew ? `Open ${saved.name} again for the address that it reports to.` : saved.name,
        })
        afterChange()
        onSaved(saved)
      }}
      onClose={onClose}
    >
      <div className="program-pair grid gap-4 md:grid-cols-[1fr_1fr]">
        <TextField name="name" label="Name" max={PROGRAM.name} />
        <TextField
          name="network"
          label="Network"
          max={PROGRAM.name}
          hint="Empty when the operator runs it alone"
        />
        <TextField name="contact" label="Contact" max={PROGRAM.contact} />
        <SelectField
          name="deal"
          label="Deal"
          fact
          options={DEALS.map((value) => ({ value, label: DEAL_LABELS[value] }))}
        />
      </div>
      <ItemPicker name="casinoIds" label="Casinos" of="casinos" />
      <TextAreaField name="notes" label="Terms and notes" max={PROGRAM.notes} rows={3} />
      <div className="program-pair grid gap-4 md:grid-cols-[1fr_1fr]">
        <TextField name="clickParameter" label="Click id parameter" hint="Such as subid" />
        <TextField name="currency" label="Currency" hint="Such as EUR" />
      </div>
      <p className="mut sm">
        The parameter is added to the affiliate address, unless that has a place {'{click_id}'}. The currency
        is that of amounts that are reported without one.
      </p>
      <Fold className="program-fold relative" summary={<h3>How it reports</h3>} open={!isNew}>
        <div className="form">
          {program !== undefined && <PostbackAddress program={program} />}
          <SwitchField
            name="isSigned"
            label="Calls are signed"
            hint={
              isSigned
                ? 'Calls without X-Signature and X-Timestamp are refused. A new secret is shown once, after the save.'
                : 'Few networks can sign. Without it, anyone who knows the address may report.'
            }
          />
          <TextAreaField
            name="postbackAddresses"
            label="Addresses that may call"
            rows={2}
            hint="One a line. Empty: all"
          />
          <fieldset className="program-names md:grid-cols-[repeat(3,1fr)]">
            <legend>Names of its parameters</legend>
            {POSTBACK_FIELDS.map((field) => (
              <TextField key={field} name={`postbackNames.parameters.${field}`} label={FIELD_LABELS[field]} />
            ))}
          </fieldset>
          <EventWords />
        </div>
      </Fold>
    </FormDialog>
  )
}

function startOf(program: Program | undefined) {
  return {
    name: program?.name ?? '',
    network: program?.network ?? '',
    contact: program?.contact ?? '',
    deal: program?.deal ?? null,
    notes: program?.notes ?? '',
    currency: program?.currency ?? '',
    clickParameter: program?.clickParameter ?? '',
    casinoIds: program?.casinoIds ?? [],
    isSigned: program?.isSigned ?? false,
    postbackAddresses: program?.postbackAddresses.join('\n') ?? '',
    postbackNames: program?.postbackNames ?? { parameters: { ...DEFAULT_PARAMETERS }, events: [] },
  }
}

/** The programme's words for events. Ours are always understood. */
function EventWords() {
  const { fields, append, remove } = useFieldArray({ name: NAME })
  const problem = useProblem(NAME)
  return (
    <fieldset className="program-events">
      <legend>Its words for events</legend>
      <p className="mut sm">{CONVERSION_KINDS.join(', ')} are understood as they are.</p>
      {fields.map(({ id }, at) => (
        <div key={id} className="program-events__one grid grid-cols-[1fr_1fr_auto] gap-3">
          <TextField name={`${NAME}.${at}.word`} label={`Word ${at + 1}`} />
          <SelectField
            name={`${NAME}.${at}.kind`}
            label={`Event ${at + 1}`}
            options={CONVERSION_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
          />
          <IconButton icon={X} label={`Remove word ${at + 1}`} onClick={() => remove(at)} />
        </div>
      ))}
      {problem !== undefined && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      {fields.length < MOST && (
        <Button variant="outline" size="sm" onClick={() => append({ word: '', kind: 'first_deposit' })}>
          <Icon of={Plus} size={18} />
          Add a word
        </Button>
      )}
    </fieldset>
  )
}
