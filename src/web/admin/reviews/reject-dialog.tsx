import { useEffect, useRef, useState } from 'react'
import { FORM } from '#contract/shared/limits.ts'
import { REJECTION_NAMES, REJECTIONS } from '#contract/reviews/moderation.ts'
import type { Rejection } from '#contract/reviews/moderation.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'

interface RejectDialogProps {
  /** "this review", "2,000 reviews" */
  what: string
  /** The reason of the last rejection, so that the next one of its kind takes one key. */
  preset: Rejection
  onReject: (reason: Rejection, note: string) => void
  onClose: () => void
}

/** Asks for the reason of a rejection. Enter rejects. */
export function RejectDialog({ what, preset, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState(preset)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const reject = () => {
    if (reason === 'other' && note.trim() === '') return setProblem('Say in a few words why')
    onReject(reason, note.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Reject ${what}?`}
      description="Visitors do not see a rejected review. Its author is not told. You can undo it."
      className="dialog--small"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="reject-reviews" variant="destructive">
            Reject
          </Button>
        </>
      }
    >
      <form
        id="reject-reviews"
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          reject()
        }}
      >
        <Reasons reason={reason} onChange={setReason} />
        <Field label="Note" hint={reason === 'other' ? undefined : 'Optional'} problem={problem}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={FORM.decisionNote}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

function Reasons({ reason, onChange }: { reason: Rejection; onChange: (reason: Rejection) => void }) {
  const reasons = useRef<HTMLFieldSetElement>(null)
  // Enter rejects for the reason of the last time, the arrows choose another one.
  // A frame later: until then the dialog below this one takes the focus back.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      reasons.current?.querySelector<HTMLInputElement>('input:checked')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <fieldset ref={reasons} className="reject-reasons">
      <legend className="flabel">Reason</legend>
      {REJECTION_NAMES.map((name) => (
        <Checkbox
          key={name}
          type="radio"
          name="reason"
          value={name}
          checked={reason === name}
          onChange={() => onChange(name)}
        >
          {REJECTIONS[name]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
