import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  /** The verb on the button. */
  confirm: string
  cancel?: string
  /** What is asked for; `isReady` says that it is given. */
  fields?: ReactNode
  isReady?: boolean
  /** Nothing is lost by it: the button is no red one. */
  isHarmless?: boolean | undefined
  /** The dialog closes when it is done. */
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before something that destroys or has far-reaching consequences. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = 'Cancel', isHarmless = false, onConfirm, onClose } = props
  const { fields = null, isReady = true } = props
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await onConfirm()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={children}
      className="dialog--small"
      focusSelf={fields === null}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant={isHarmless ? 'default' : 'destructive'}
            loading={isBusy}
            disabled={!isReady}
            onClick={() => void act()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {fields}
    </Dialog>
  )
}
