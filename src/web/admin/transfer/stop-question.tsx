import type { ImportProgress } from '#contract/transfer/transfer.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface StopQuestionProps {
  /** How far the import is. Its pictures are fetched before the first row is saved. */
  progress: ImportProgress | undefined
  onStay: () => void
  onStop: (thenUndo: boolean) => void
}

/** Asked before a file that is being applied is stopped. */
export function StopQuestion({ progress, onStay, onStop }: StopQuestionProps) {
  const isApplied = progress?.step === 'saving' && progress.done > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title="Stop the import?"
      description={
        isApplied
          ? 'Part of the file is applied already. You can keep that part or undo it.'
          : progress?.step === 'pictures'
            ? 'No row is applied yet. Pictures that were fetched already stay in the library.'
            : 'No row is applied yet. If you stop now, nothing of the file is kept.'
      }
      className="dialog--small"
      footer={
        <>
          {isApplied ? (
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
