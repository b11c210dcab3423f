import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { NewTestMail } from '#contract/mail/mails.schema.ts'
import type { MailPreview } from '#contract/mail/mails.schema.ts'
import { TEST_MAILS } from '#contract/shared/limits.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { TextField } from '../form/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { callAdmin } from '../session/call-admin.ts'

/** Asks for the address that a test goes to. */
export function TestMailDialog({ mail, onClose }: { mail: MailPreview; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(NewTestMail), defaultValues: { name: mail.name, to: '' } })
  return (
    <FormDialog
      title={`Send “${mail.label}” as a test`}
      description={`The subject begins with [Test], and the links are those of a sample. At most ${TEST_MAILS.perDay} tests a day.`}
      form={form}
      save="Send"
      failure="The test mail could not be sent"
      onSave={async (payload) => {
        const { message } = await callAdmin<Done>('/api/admin/mails/test', { payload })
        showToast({
          title: message,
          description: 'It may take a minute. A failed mail is listed under Jobs.',
        })
      }}
      onClose={onClose}
    >
      <TextField name="to" label="Send to" type="email" />
    </FormDialog>
  )
}
