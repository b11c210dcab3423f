import { useState } from 'react'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { ImportDetails } from '#contract/transfer/imports.schema.ts'
import { TRANSFER_FORMATS, type ImportProgress, type ImportReport } from '#contract/transfer/transfer.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { counted, grouped } from '#domain/shared/counted.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useCloseGuard } from '../items/form/close-question.tsx'
import { DownloadButton } from '../download-button.tsx'
import { ChooseFile } from './choose-file.tsx'
import { CountTiles } from './count-tiles.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportReportView } from './import-report-view.tsx'
import { MatchColumns } from './match-columns.tsx'
import { STEP_WORDS } from './transfer-words.ts'
import { useImport, type ImportState } from './use-import.ts'

/** Export and import of a kind. Closing while a file is applied asks first. */
export function TransferDialog({ kind, onClose }: { kind: WrittenKind; onClose: () => void }) {
  const { state, problem, choose, check, apply, undo, stop, again } = useImport(kind)
  const [asked, setAsked] = useState<{ id: number; name: string }>()
  const guard = useCloseGuard(state.step === 'applying', onClose)
  const isRunning = state.step === 'checking' || state.step === 'applying' || state.step === 'undoing'
  return (
    <>
      <Dialog
        onClose={() => guard.close()}
        title={`Import / Export ${KINDS[kind].many}`}
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
            <p
              className="py-3 px-4 rounded-md bg-destructive-tint text-destructive wrap-anywhere"
              role="alert"
            >
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
            // Before anything is saved, leaving the dialog stops the import.
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
          What it changed gets its earlier values, what it created goes to the trash. What has been saved
          since is left alone.
        </ConfirmDialog>
      )}
    </>
  )
}

/** The result of an undo, with the items that it left alone. */
function UndoView({ details }: { details: ImportDetails }) {
  const left = details.exceptions.filter(({ result }) => result === 'left')
  return (
    <>
      <p role="status" className="text-h3 font-semibold">
        {details.state === 'undone' ? 'The import was undone.' : 'Undoing goes on by itself.'}
      </p>
      <CountTiles
        tiles={[
          { label: 'Changed back', count: details.restored },
          { label: 'Moved to the trash', count: details.removed },
          { label: 'Left alone', count: details.leftAlone, tone: 'refused' },
        ]}
      />
      {left.length > 0 && (
        <section>
          <h3>Left alone</h3>
          <ul className="transfer__left">
            {left.map(({ row, name, problems }) => (
              <li key={row}>
                <b>{name === '' ? `Row ${row}` : name}</b>
                <span className="mut">{problems.map(({ message }) => message).join('. ')}</span>
              </li>
            ))}
          </ul>
          {details.leftAlone > left.length && <p className="sm mut">These are the first {left.length}.</p>}
        </section>
      )}
    </>
  )
}

interface ImportProgressBarProps {
  name: string
  /** Undefined while the file is being sent. */
  progress: ImportProgress | undefined
}

/** The progress of an import. Screen readers announce the step, not its numbers. */
function ImportProgressBar({ name, progress }: ImportProgressBarProps) {
  const words = STEP_WORDS[progress?.step ?? 'sending']
  const isCounted = progress !== undefined && progress.step !== 'reading'
  return (
    <div className="transfer__progress grid gap-2.5 py-4 wrap-anywhere">
      <p>
        <b>{name}</b>
      </p>
      <progress
        className="progress"
        aria-label={words}
        max={1}
        {...(progress !== undefined && { value: progress.total === 0 ? 1 : progress.done / progress.total })}
      />
      <p className="sm mut">
        <span role="status">{words}</span>
        {isCounted && (
          <span aria-hidden="true">
            : {grouped(progress.done)} of {grouped(progress.total)}
          </span>
        )}
      </p>
    </div>
  )
}

function ExportButtons({ kind }: { kind: WrittenKind }) {
  return (
    <section>
      <h3>Export</h3>
      <p className="sm mut">
        All {KINDS[kind].many}, hidden ones included. The file can be changed in a spreadsheet and imported
        again.
      </p>
      <div className="flex flex-wrap gap-2.5 mt-3.5">
        {TRANSFER_FORMATS.map((format) => (
          <DownloadButton
            key={format}
            path={`/api/admin/${KINDS[kind].path}/export?format=${format}`}
            name={`${KINDS[kind].path}.${format}`}
          >
            Export {format.toUpperCase()}
          </DownloadButton>
        ))}
      </div>
    </section>
  )
}

interface StopQuestionProps {
  /** The progress; pictures are fetched before the first row is saved. */
  progress: ImportProgress | undefined
  onStay: () => void
  onStop: (thenUndo: boolean) => void
}

/** The question before stopping a running import. */
function StopQuestion({ progress, onStay, onStop }: StopQuestionProps) {
  const isApplied = progress?.step === 'saving' && progress.done > 0
  return (
    <Dialog
      onClose={onStay}
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

interface TransferFooterProps {
  state: ImportState
  onClose: () => void
  onAgain: () => void
  onApply: () => void
  onUndo: (asked: { id: number; name: string }) => void
}

function TransferFooter({ state, onClose, onAgain, onApply, onUndo }: TransferFooterProps) {
  const isTold = state.step === 'checked' || state.step === 'applied'
  const undoable = state.step === 'applied' && hasApplied(state.report) ? state.report.importId : null
  return (
    <>
      {(isTold || state.step === 'matching' || state.step === 'undone') && (
        <span className="dialog__tools mr-auto flex flex-wrap gap-1 max-sm:flex-[1_1_100%]">
          <Button variant="ghost" onClick={onAgain}>
            Choose another file
          </Button>
        </span>
      )}
      {isTold && undoable !== null && (
        <Button variant="outline" onClick={() => onUndo({ id: undoable, name: state.file.name })}>
          Undo import
        </Button>
      )}
      <Button variant="outline" onClick={onClose}>
        {state.step === 'applying' ? 'Stop' : 'Close'}
      </Button>
      {state.step === 'checked' && <ApplyButton report={state.report} onApply={onApply} />}
    </>
  )
}

/** An import stopped before its first row has nothing to undo. */
function hasApplied({ state, counts }: ImportReport): boolean {
  return state !== 'stopped' || counts.created + counts.changed > 0
}

interface ApplyButtonProps {
  report: ImportReport
  onApply: () => void
}

/** Applies the valid rows; its label states how many, and how many are skipped. */
function ApplyButton({ report: { counts, pictures }, onApply }: ApplyButtonProps) {
  const rows = counts.created + counts.changed
  if (rows === 0 && pictures.wanted === 0) return null
  if (rows === 0) return <Button onClick={onApply}>Fetch {counted(pictures.wanted, 'picture')}</Button>
  const leaveOut = counts.refused > 0 ? `, leave out ${grouped(counts.refused)}` : ''
  return (
    <Button onClick={onApply}>
      Apply {counted(rows, 'row')}
      {leaveOut}
    </Button>
  )
}
