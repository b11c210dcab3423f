import type { ImportReport } from '#contract/transfer/transfer.ts'
import { Button } from '#ui/button.tsx'
import { counted } from './transfer-words.ts'
import type { ImportState } from './use-import.ts'

interface TransferFooterProps {
  state: ImportState
  onClose: () => void
  onAgain: () => void
  onApply: () => void
  onUndo: (asked: { id: number; name: string }) => void
}

/** What can be done next with a file. */
export function TransferFooter({ state, onClose, onAgain, onApply, onUndo }: TransferFooterProps) {
  const isTold = state.step === 'checked' || state.step === 'applied'
  const undoable = state.step === 'applied' && hasApplied(state.report) ? state.report.importId : null
  return (
    <>
      {(isTold || state.step === 'matching' || state.step === 'undone') && (
        <span className="dialog__tools">
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

/** Stopped before the first row, an import has nothing to undo. */
function hasApplied({ state, counts }: ImportReport): boolean {
  return state !== 'stopped' || counts.created + counts.changed > 0
}

interface ApplyButtonProps {
  report: ImportReport
  onApply: () => void
}

/** Keeps the rows without faults; its own words say how many, and how many are left out. */
function ApplyButton({ report: { counts, pictures }, onApply }: ApplyButtonProps) {
  const rows = counts.created + counts.changed
  if (rows === 0 && pictures.wanted === 0) return null
  if (rows === 0) return <Button onClick={onApply}>Fetch {counted(pictures.wanted, 'picture')}</Button>
  const leaveOut = counts.refused > 0 ? `, leave out ${counts.refused.toLocaleString('en')}` : ''
  return (
    <Button onClick={onApply}>
      Apply {counted(rows, 'row')}
      {leaveOut}
    </Button>
  )
}
