import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Asked before the dialog closes over a file that is being applied. */
export function StopQuestion({ onStay, onStop }: { onStay: () => void; onStop: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title="Stop the import?"
      description="The file is being applied. If you stop now, nothing of it is kept."
      className="dialog--small"
      footer={
        <>
          <Button variant="outline" onClick={onStop}>
            Stop
          </Button>
          <Button onClick={onStay}>Go on</Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
