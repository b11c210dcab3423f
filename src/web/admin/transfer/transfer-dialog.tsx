import { useState } from 'react'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useCloseGuard } from '../form/use-close-guard.ts'
import { ChooseFile } from './choose-file.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { ImportProgressBar } from './import-progress-bar.tsx'
import { ImportReportView } from './import-report-view.tsx'
import { MatchColumns } from './match-columns.tsx'
import { StopQuestion } from './stop-question.tsx'
import { TransferFooter } from './transfer-footer.tsx'
import { MANY } from './transfer-words.ts'
import { UndoView } from './undo-view.tsx'
import { useImport } from './use-import.ts'

interface TransferDialogProps {
  kind: ItemKind
  onClose: () => void
}

/** Export and import of a kind. Closing while a file is applied asks first. */
export function TransferDialog({ kind, onClose }: TransferDialogProps) {
  const { state, problem, choose, check, apply, undo, stop, again } = useImport(kind)
  const [asked, setAsked] = useState<{ id: number; name: string }>()
  const guard = useCloseGuard(state.step === 'applying', onClose)
  const isRunning = state.step === 'checking' || state.step === 'applying' || state.step === 'undoing'
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
          <TransferFooter
            state={state}
            onClose={guard.close}
            onAgain={again}
            onApply={() => void apply()}
            onUndo={setAsked}
          />
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
              <ChooseFile kind={kind} onFiles={(files, reading) => void choose(files, reading)} />
              <EarlierImports
                kind={kind}
                onUndo={({ id, fileName }) => setAsked({ id, name: fileName === '' ? 'the file' : fileName })}
              />
            </>
          )}
          {state.step === 'matching' && (
            <MatchColumns kind={kind} file={state.file} onMatched={() => void check(state.file)} />
          )}
          {isRunning && <ImportProgressBar name={state.name} progress={state.progress} />}
          {(state.step === 'checked' || state.step === 'applied') && (
            <ImportReportView
              report={state.report}
              file={state.file}
              onCheckAgain={(reading = state.file.reading) => void check({ ...state.file, reading })}
            />
          )}
          {state.step === 'undone' && <UndoView details={state.details} />}
        </div>
      </Dialog>
      {guard.isAsking && state.step === 'applying' && (
        <StopQuestion
          progress={state.progress}
          onStay={guard.stay}
          onStop={(thenUndo) => {
            // Before anything is saved, leaving the dialog ends it.
            if (state.progress?.importId === undefined) return guard.leave()
            guard.stay()
            void stop(thenUndo)
          }}
        />
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={`Undo the import of ${asked.name}?`}
          confirm="Undo import"
          onConfirm={() => void undo(asked.id, asked.name)}
          onClose={() => setAsked(undefined)}
        >
          What it changed gets its earlier values, what it created goes to the trash. What somebody has saved
          since is left alone.
        </ConfirmDialog>
      )}
    </>
  )
}
