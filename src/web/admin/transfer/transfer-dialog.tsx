import type { ItemKind } from '#contract/item-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useCloseGuard } from '../form/use-close-guard.ts'
import { ApplyButton } from './apply-button.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { ImportProgressBar } from './import-progress-bar.tsx'
import { ImportReportView } from './import-report-view.tsx'
import { StopQuestion } from './stop-question.tsx'
import { MANY } from './transfer-words.ts'
import { useImport } from './use-import.ts'

interface TransferDialogProps {
  kind: ItemKind
  onClose: () => void
}

/** Export and import of a kind. Closing while a file is applied asks first. */
export function TransferDialog({ kind, onClose }: TransferDialogProps) {
  const { state, problem, choose, apply, again } = useImport(kind)
  const guard = useCloseGuard(state.step === 'applying', onClose)
  const isRunning = state.step === 'checking' || state.step === 'applying'
  const isTold = state.step === 'checked' || state.step === 'applied'
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) guard.close()
        }}
        title={`Import / Export ${MANY[kind]}`}
        className="dialog--form"
        footer={
          <>
            {isTold && (
              <span className="dialog__tools">
                <Button variant="ghost" onClick={again}>
                  Choose another file
                </Button>
              </span>
            )}
            <Button variant="outline" onClick={guard.close}>
              {state.step === 'applying' ? 'Cancel' : 'Close'}
            </Button>
            {state.step === 'checked' && <ApplyButton report={state.report} onApply={() => void apply()} />}
          </>
        }
      >
        <div className="transfer">
          {problem !== undefined && (
            <p className="transfer__problem" role="alert">
              {problem}
            </p>
          )}
          {state.step === 'choosing' && (
            <>
              <ExportButtons kind={kind} />
              <ChooseFile kind={kind} onFiles={(files) => void choose(files)} />
            </>
          )}
          {isRunning && <ImportProgressBar name={state.file.name} progress={state.progress} />}
          {isTold && <ImportReportView report={state.report} />}
        </div>
      </Dialog>
      {guard.isAsking && state.step === 'applying' && (
        <StopQuestion onStay={guard.stay} onStop={guard.leave} />
      )}
    </>
  )
}
