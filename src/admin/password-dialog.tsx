import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FORM } from '#contract/items/limits.ts'
import { ChangedDisplayName, ChangedPassword } from '#contract/staff/admins.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { useSite } from '#web/shell/site-data.ts'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './items/form/fields.tsx'
import { SecretField } from './secret-field.tsx'
import { callAdmin } from './staff/call-admin.ts'
import { useStaff } from './staff/staff-context.ts'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(ChangedPassword),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  return (
    <FormDialog
      title="Change my password"
      description="You stay signed in here. Everywhere else you must sign in again."
      form={form}
      save="Change password"
      failure="The password could not be changed"
      onSave={async (payload) => {
        const { message } = await callAdmin<Done>('/api/auth/password', { method: 'PUT', payload })
        showToast({ title: message })
      }}
      onClose={onClose}
    >
      <SecretField name="currentPassword" label="Current password" autoComplete="current-password" />
      <SecretField name="newPassword" label="New password" autoComplete="new-password" />
    </FormDialog>
  )
}

/** Sets the name that visitors see instead of the user name (decision D-96). */
export function DisplayNameDialog({ onClose }: { onClose: () => void }) {
  const { brand } = useSite()
  const { displayName, rename } = useStaff()
  const form = useForm({
    resolver: zodResolver(ChangedDisplayName),
    defaultValues: { displayName: displayName ?? '' },
  })
  return (
    <FormDialog
      title="My display name"
      description={`Visitors read it as the author of new articles and beside a safety index that you set. Left empty, they read ${brand.name}.`}
      form={form}
      save="Save"
      failure="The display name could not be saved"
      onSave={async (payload) => {
        const { message } = await callAdmin<Done>('/api/auth/display-name', { method: 'PUT', payload })
        rename(payload.displayName || null)
        showToast({ title: message })
      }}
      onClose={onClose}
    >
      <TextField name="displayName" label="Display name" hint="Optional" max={FORM.displayName} />
    </FormDialog>
  )
}
