import type { ImportReport } from '#contract/transfer/transfer.ts'
import { Button } from '#ui/button.tsx'
import { counted } from './transfer-words.ts'

interface ApplyButtonProps {
  report: ImportReport
  onApply: () => void
}

/** Keeps the rows without faults; its own words say how many, and how many are left out. */
export function ApplyButton({ report: { counts, pictures }, onApply }: ApplyButtonProps) {
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
