import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../confirm-dialog.tsx'

interface ReasonDialogProps {
  title: string
  /** The consequences. */
  children: ReactNode
  confirm: string
  onReason: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for a reason of at least three characters. */
export function ReasonDialog({ title, children, confirm, onReason, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  return (
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
      onConfirm={() => onReason(reason)}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
