import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface NewPasswordDialogProps {
  username: string
  password: string
  onClose: () => void
}

/** Shows a password that can be read nowhere else. */
export function NewPasswordDialog({ username, password, onClose }: NewPasswordDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`New password of ${username}`}
      description={`Give it to ${username} now: it is not shown again. After signing in, ${username} can change it with the key at the top right.`}
      className="dialog--small"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="new-password">
        <code>{password}</code>
        <CopyButton text={password} of="new password" />
      </div>
    </Dialog>
  )
}
