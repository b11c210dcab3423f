import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  /** The button's verb. */
  confirm: string
  cancel?: string
  /** Further inputs; `isReady` tells whether they are complete. */
  fields?: ReactNode
  isReady?: boolean
  /** Nothing is lost, so the button is not red. */
  isHarmless?: boolean | undefined
  /** The dialog closes when it resolves. */
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before a destructive or far-reaching action. */
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
      onClose={onClose}
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
