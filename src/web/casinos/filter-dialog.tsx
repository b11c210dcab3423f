import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { FacetFieldProps } from './facet-field.tsx'
import { cleared } from './search-edits.ts'

interface FilterDialogProps extends FacetFieldProps {
  /** How many the current choice finds; undefined while that is being asked. */
  total: number | undefined
  onClose: () => void
}

/** The filters on small screens. Every choice takes effect at once; the button shows what is behind. */
export function FilterDialog({ total, onClose, ...panel }: FilterDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Filters"
      className="dialog--filters"
      footer={
        <>
          <Button variant="outline" onClick={() => panel.onChange(cleared(panel.search))}>
            Clear All
          </Button>
          <Button onClick={onClose}>
            <span aria-live="polite">{showLabel(total)}</span>
          </Button>
        </>
      }
    >
      <FacetPanel {...panel} />
    </Dialog>
  )
}

function showLabel(total: number | undefined): string {
  return total === undefined
    ? 'Loading...'
    : `Show ${total.toLocaleString('en')} ${total === 1 ? 'casino' : 'casinos'}`
}
