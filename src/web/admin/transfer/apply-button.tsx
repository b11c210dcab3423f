import { useId } from 'react'
import type { ImportReport } from '#contract/transfer.ts'
import { Button } from '#ui/button.tsx'

interface ApplyButtonProps {
  report: ImportReport
  onApply: () => void
}

/** Keeps what the report tells, unless something stands against it, which is said beside it. */
export function ApplyButton({ report: { counts }, onApply }: ApplyButtonProps) {
  const id = useId()
  const changes = counts.created + counts.changed
  const reason =
    counts.refused > 0
      ? `${counts.refused.toLocaleString('en')} ${counts.refused === 1 ? 'row is' : 'rows are'} refused. Correct the file and check it again.`
      : changes === 0
        ? 'There is nothing to change.'
        : undefined
  return (
    <>
      <Button disabled={reason !== undefined} aria-describedby={reason && id} onClick={onApply}>
        Apply {changes.toLocaleString('en')} {changes === 1 ? 'change' : 'changes'}
      </Button>
      {reason !== undefined && (
        <p id={id} className="transfer__reason sm mut">
          {reason}
        </p>
      )}
    </>
  )
}
