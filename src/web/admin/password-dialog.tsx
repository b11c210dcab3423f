import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ChangedPassword } from '#contract/staff/admins.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { FormDialog } from './form-dialog.tsx'
import { SecretField } from './secret-field.tsx'
import { callAdmin } from './session/call-admin.ts'

/** Sets one's own password. */
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
