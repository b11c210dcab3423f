import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { NewAdmin } from '#contract/staff/admins.schema.ts'
import { FORM } from '#contract/shared/limits.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { TextField } from '../form/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { SecretField } from '../secret-field.tsx'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'

/** Adds an admin; there is one role to give, so none is asked for (decision D-65). */
export function AddAdminDialog({ onClose }: { onClose: () => void }) {
  const afterChange = useAfterChange()
  const form = useForm({ resolver: zodResolver(NewAdmin), defaultValues: { username: '', password: '' } })
  return (
    <FormDialog
      title="Add Admin"
      description="An admin may edit the catalogue, articles and reviews, and manages no accounts."
      form={form}
      save="Create"
      failure="An error occurred while creating the administrator"
      onSave={async (payload) => {
        const { message } = await callAdmin<Done>('/api/admin/admins', { payload })
        showToast({ title: message })
        afterChange()
      }}
      onClose={onClose}
    >
      <TextField
        name="username"
        label="Username"
        hint={`At least ${FORM.username.min} characters`}
        max={FORM.username.max}
      />
      <SecretField name="password" label="Password" autoComplete="new-password" />
    </FormDialog>
  )
}
