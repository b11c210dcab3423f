import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAction } from '../use-action.ts'

interface ReasonButtonProps {
  label: ReactNode
  title: string
  /** The consequences. */
  children: ReactNode
  confirm: string
  path: string
  /** Sent with the reason. */
  payload?: object
  /** The message without a reason from the server. */
  failed: string
}

/** Does what it says after a question for a reason of at least three characters. */
export function ReasonButton({ label, title, children, confirm, path, payload, failed }: ReasonButtonProps) {
  const [reason, setReason] = useState<string>()
  const act = useAction()
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setReason('')}>
        {label}
      </Button>
      {reason !== undefined && (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          isReady={reason.trim().length >= 3}
          fields={
            <label>
              <span className="label">Reason</span>
              <textarea
                className="input"
                rows={3}
                maxLength={300}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </label>
          }
          onConfirm={() => act(path, { payload: { ...payload, reason }, failed })}
          onClose={() => setReason(undefined)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
