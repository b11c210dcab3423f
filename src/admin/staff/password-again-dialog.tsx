import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { GivenPassword } from '#contract/staff/admins.schema.ts'
import { FormDialog } from '../form-dialog.tsx'
import { SecretField } from '../secret-field.tsx'
import { callAdmin } from './call-admin.ts'
import { giveUp, goOn, useIsNeeded } from './held-calls.ts'

/** Asks for the password over the current screen, which then continues. */
export function PasswordAgainDialog() {
  return useIsNeeded('password') ? <PasswordForm /> : null
}

function PasswordForm() {
  const form = useForm({ resolver: zodResolver(GivenPassword), defaultValues: { password: '' } })
  return (
    <FormDialog
      title="Enter your password again"
      description="Changes of accounts and settings, exports and restores ask for it when it is older than half an hour. What you were doing then goes on."
      form={form}
      save="Continue"
      failure="The password could not be checked"
      onSave={async (payload) => {
        await callAdmin('/api/auth/password', { payload })
        goOn('password')
      }}
      // Calls that have continued are no longer held.
      onClose={() => giveUp('password', new Error('Given up'))}
    >
      <SecretField name="password" label="Password" autoComplete="current-password" />
    </FormDialog>
  )
}
