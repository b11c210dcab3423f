import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { PostbackNames, Program } from '#contract/earnings/earnings.schema.ts'
import { PROGRAM } from '#contract/earnings/limits.ts'
import { NETWORK_PRESETS, presetCall, PRESETS_READ_ON } from '#domain/earnings/network-presets.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAction } from '../use-action.ts'

/**
 * The programme's postback address and signing secret. Anyone who knows the address can report, so only staff see it.
 */
export function PostbackAddress({ program }: { program: Program }) {
  const [{ postbackPath, postbackSecret, formerKeyEndsAt, isSigned }, setAddress] = useState(program)
  const [isAsking, setAsking] = useState(false)
  const [endsNow, setEndsNow] = useState(true)
  const act = useAction()
  const replace = async () => {
    const path = `/api/admin/programs/${program.id}/key?former=${endsNow ? 'end' : 'keep'}`
    const more = `Give it to ${program.name} now.`
    const replaced = await act<Program>(path, {
      said: 'New address',
      more,
      failed: 'The address could not be replaced',
    })
    if (replaced !== undefined) setAddress(replaced)
  }
  const address = `${window.location.origin}${postbackPath}`
  return (
    <>
      <dl className="program-secret grid gap-3 m-0">
        <Line label="Address for its postbacks" text={address} of="the address" />
        {postbackSecret !== null && <SecretLine secret={postbackSecret} />}
      </dl>
      <div className="program-key">
        <p className="mut sm">
          {isSigned && postbackSecret === null && 'Its secret was shown when it was made. '}
          {formerKeyEndsAt !== null && `The former address works until ${formatDate(formerKeyEndsAt)}.`}
        </p>
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          Replace the address
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Replace the address of ${program.name}?`}
          confirm="Replace"
          onConfirm={replace}
          onClose={() => setAsking(false)}
          fields={
            <Checkbox name="former" value="end" checked={endsNow} onChange={() => setEndsNow(!endsNow)}>
              End the present one now, for an address that others know
            </Checkbox>
          }
        >
          {endsNow
            ? `The present one stops working now${isSigned ? ', and the secret for signatures is a new one, shown once' : ''}`
            : `The present one works for another ${PROGRAM.formerKeyDays} days`}
          {formerKeyEndsAt !== null && ', and the one before it stops working now'}.
        </ConfirmDialog>
      )}
      <PresetCall address={address} />
    </>
  )
}

/** The values to enter at a network's platform, in its words. */
function PresetCall({ address }: { address: string }) {
  const [name, setName] = useState('')
  const { getValues, setValue } = useFormContext()
  const names = useWatch({ name: 'postbackNames.parameters' }) as PostbackNames['parameters']
  const preset = NETWORK_PRESETS.find((one) => one.name === name)
  const choose = (chosen: string) => {
    setName(chosen)
    const parameter = NETWORK_PRESETS.find((one) => one.name === chosen)?.clickParameter
    // A typed value is kept.
    if (parameter !== undefined && getValues('clickParameter') === '')
      setValue('clickParameter', parameter, { shouldDirty: true })
  }
  const call = preset && presetCall(preset, names)
  return (
    <div className="program-try grid justify-items-start gap-3">
      <Field label="Platform of the network" hint="Shows what to enter there">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: 'Another, or not known' },
              ...NETWORK_PRESETS.map((one) => ({ value: one.name, label: one.name })),
            ]}
            value={name}
            onChange={choose}
          />
        )}
      </Field>
      {preset !== undefined && call !== undefined && (
        <div>
          <dl className="program-secret grid gap-3 m-0">
            <Line label="Postback with GET" text={`${address}?${call}`} of="the postback" />
            <Line label="Body of a POST to the address" text={call} of="the body" />
          </dl>
          <p className="mut sm">
            {preset.macros.event === undefined
              ? 'One postback for each event: write its word after “event=”. '
              : 'Its words for events are those of the programme: list them below. '}
            The click id goes out as “{preset.clickParameter}”. {preset.note} By this{' '}
            <a href={preset.source} target="_blank" rel="noreferrer">
              documentation
            </a>
            , read on {formatDate(preset.readOn ?? PRESETS_READ_ON)}. Send a test, and remove it under
            “Calls”.
          </p>
        </div>
      )}
    </div>
  )
}

/** A new secret, which is shown only once. */
function SecretLine({ secret }: { secret: string }) {
  return <Line label="Secret for signatures, shown only now" text={secret} of="the secret" />
}

/** The secret that a save created. */
export function NewSecret({ program, onClose }: { program: Program; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title={`Secret of ${program.name}`}
      description="Its calls are signed with it. Copy it now and give it to the programme: it is not shown again."
      className="dialog--small"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <dl className="program-secret grid gap-3 m-0">
        <SecretLine secret={program.postbackSecret ?? ''} />
      </dl>
    </Dialog>
  )
}

function Line({ label, text, of }: { label: string; text: string; of: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <CopyButton text={text} of={of} />
      </dd>
    </div>
  )
}
