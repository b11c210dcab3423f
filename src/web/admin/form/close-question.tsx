import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface CloseQuestionProps {
  onStay: () => void
  /** Leave; what was typed waits as a draft. Left out where there are no drafts. */
  onKeep?: () => void
  onDiscard: () => void
}

/** Asked before a form with unsaved changes closes. */
export function CloseQuestion({ onStay, onKeep, onDiscard }: CloseQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title="Close without saving?"
      description="There are changes that were not saved."
      className="dialog--small"
      focusSelf
      footer={
        <>
          <Button variant="ghost" onClick={onDiscard}>
            Discard changes
          </Button>
          {onKeep !== undefined && (
            <Button variant="outline" onClick={onKeep}>
              Keep as draft
            </Button>
          )}
          <Button onClick={onStay}>Continue editing</Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
