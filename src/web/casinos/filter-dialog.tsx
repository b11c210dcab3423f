import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
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
    <Dialog.Root open onOpenChange={(open) => { if (!open) onClose() }}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="dialog dialog--full" aria-describedby={undefined}>
          <div className="dialog__head">
            <Dialog.Title>Filters</Dialog.Title>
            <Dialog.Close asChild><IconButton icon={X} label="Close" /></Dialog.Close>
          </div>
          <div className="dialog__body flex-1"><FacetPanel {...panel} /></div>
          <div className="dialog__foot">
            <Button variant="outline" onClick={() => panel.onChange(cleared(panel.search))}>Clear All</Button>
            <Button onClick={onClose}><span aria-live="polite">{showLabel(total)}</span></Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function showLabel(total: number | undefined): string {
  return total === undefined ? 'Loading...' : `Show ${total} ${total === 1 ? 'casino' : 'casinos'}`
}
