import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface StopQuestionProps {
  /** Rows are being saved; before that nothing is kept. */
  isSaving: boolean
  onStay: () => void
  onStop: (thenUndo: boolean) => void
}

/** Asked before a file that is being applied is stopped. */
export function StopQuestion({ isSaving, onStay, onStop }: StopQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title="Stop the import?"
      description={
        isSaving
          ? 'Part of the file is applied already. You can keep that part or undo it.'
          : 'If you stop now, nothing of the file is kept.'
      }
      className="dialog--small"
      footer={
        <>
          {isSaving ? (
            <>
              <Button variant="outline" onClick={() => onStop(true)}>
                Stop and undo
              </Button>
              <Button variant="outline" onClick={() => onStop(false)}>
                Stop and keep
              </Button>
            </>
          ) : (
            <Button variant="outline" onClick={() => onStop(false)}>
              Stop
            </Button>
          )}
          <Button onClick={onStay}>Go on</Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
