import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LinkTargetField } from './link-target-field.tsx'

interface OfferDialogProps {
  kind: 'casino' | 'bonus'
  onChoose: (id: number) => void
  onClose: () => void
}

/** Choosing the casino or bonus whose card stands in the text. */
export function OfferDialog({ kind, onChoose, onClose }: OfferDialogProps) {
  const [text, setText] = useState('')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={kind === 'casino' ? 'Add a casino card' : 'Add a bonus'}
      description="The card always shows what is true on the day of reading. Hidden and ended offers have none."
      className="dialog--small"
      footer={
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="form link-target-space">
        <LinkTargetField
          label={kind === 'casino' ? 'Casino' : 'Bonus or casino'}
          kind={kind}
          placeholder="Type a name"
          problem={undefined}
          text={text}
          onText={setText}
          onChoose={({ id }) => onChoose(id)}
        />
      </div>
    </Dialog>
  )
}
