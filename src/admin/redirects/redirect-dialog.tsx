import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { REDIRECT_KINDS, type RedirectKind } from '#contract/redirects/redirect-kinds.ts'
import { RedirectForm, type Redirect } from '#contract/redirects/redirects.schema.ts'
import { REDIRECT } from '#contract/redirects/limits.ts'
import { showToast } from '#ui/toast.tsx'
import { SelectField, TextField } from '../items/form/fields.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { callAdmin } from '../staff/call-admin.ts'
import { useAfterChange } from '../items/table/use-open-form.ts'

export const KIND_LABELS: Readonly<Record<RedirectKind, string>> = {
  exact: 'This address',
  prefix: 'All that begins with it',
}

/** The meaning of the typed address for each kind. */
export const SOURCE_HINTS: Readonly<Record<RedirectKind, string>> = {
  exact: 'A path of this site without ? and #, such as /old-page',
  prefix: 'Such as /old: it and everything below it, not /older',
}

export const TARGET_HINTS: Readonly<Record<RedirectKind, string>> = {
  exact: 'A path of this site, such as /casinos',
  prefix: 'The rest of the old address is added to it: /old/a leads to /new/a',
}

const PATH = '/api/admin/redirects'

interface RedirectDialogProps {
  /** The redirect to change; without it a new one is added. */
  redirect?: Redirect
  /** Initial source of a new one. */
  source?: string
  target?: string
  onClose: () => void
}

/** The dialog to add or change a redirect. Errors that the server detects appear beside the field. */
export function RedirectDialog({ redirect, source = '', target = '', onClose }: RedirectDialogProps) {
  const afterChange = useAfterChange()
  const form = useForm({
    resolver: zodResolver(RedirectForm),
    defaultValues: {
      kind: redirect?.kind ?? ('exact' as const),
      source: redirect?.source ?? source,
      target: redirect?.target ?? target,
    },
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <FormDialog
      title={redirect === undefined ? 'Add redirect' : 'Change redirect'}
      description="It answers only where there is no page. Visitors and search engines are sent on for good (301)."
      form={form}
      save={redirect === undefined ? 'Add' : 'Save'}
      failure="The redirect could not be saved"
      onSave={async (payload) => {
        const saved = await callAdmin<Redirect>(redirect === undefined ? PATH : `${PATH}/${redirect.id}`, {
          method: redirect === undefined ? 'POST' : 'PUT',
          payload,
        })
        showToast({ title: 'Redirect saved', description: `${saved.source} leads to ${saved.target}` })
        afterChange()
      }}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label="Matching"
        options={REDIRECT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
      />
      <TextField
        name="source"
        label="Old address"
        type="url"
        hint={SOURCE_HINTS[kind]}
        max={REDIRECT.address}
      />
      <TextField
        name="target"
        label="New address"
        type="url"
        hint={TARGET_HINTS[kind]}
        max={REDIRECT.address}
      />
    </FormDialog>
  )
}
