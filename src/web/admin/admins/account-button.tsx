import type { IconNode } from 'lucide'
import { useRef, useState } from 'react'
import type { Done } from '#contract/site/site.schema.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'

export interface AccountDeed {
  icon: IconNode
  label: string
  /** The call below the address of the account. */
  call: { path: string; method: 'POST' | 'PUT'; payload?: object }
  /** The question before it is done; without one it is done at once. */
  question?: { title: string; consequences: string; confirm: string; isHarmless?: boolean }
}

/** Changes an account, after a question where it has consequences. */
export function AccountButton({ id, deed }: { id: number; deed: AccountDeed }) {
  const { icon, label, call, question } = deed
  const [isAsking, setAsking] = useState(false)
  const isBusy = useRef(false)
  const afterChange = useAfterChange()
  const act = async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const { message } = await callAdmin<Done>(`/api/admin/admins/${id}/${call.path}`, call)
      showToast({ title: message })
    } catch (error) {
      showFailure(error, 'The account could not be changed')
    } finally {
      isBusy.current = false
      afterChange()
    }
  }
  return (
    <>
      <IconButton
        icon={icon}
        iconSize={18}
        label={label}
        onClick={() => (question === undefined ? void act() : setAsking(true))}
      />
      {isAsking && question !== undefined && (
        <ConfirmDialog
          title={question.title}
          confirm={question.confirm}
          isHarmless={question.isHarmless}
          onConfirm={act}
          onClose={() => setAsking(false)}
        >
          {question.consequences}
        </ConfirmDialog>
      )}
    </>
  )
}
