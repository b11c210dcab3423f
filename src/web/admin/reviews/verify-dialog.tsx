import { useEffect, useRef, useState } from 'react'
import { FORM } from '#contract/shared/limits.ts'
import type { QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useSaveKey } from '../use-save-key.ts'
import { useSaveReview } from './use-save-review.ts'

/** Asks how somebody knows that the author played there. */
export function VerifyDialog({ review, onClose }: { review: QueuedReview; onClose: () => void }) {
  const [because, setBecause] = useState('')
  const [problem, setProblem] = useState<string>()
  const { isSaving, save } = useSaveReview(review.id)
  const form = useRef<HTMLFormElement>(null)
  const store = async () => {
    if (because.trim() === '') return setProblem('Say in a few words how you know')
    if (await save({ isVerified: true, verifiedBecause: because })) onClose()
  }
  useSaveKey(form, () => void store())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Mark as verified?"
      description="Visitors see the mark. Why it is there stays between you and your colleagues."
      className="dialog--small"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="verify-review" loading={isSaving}>
            Mark as verified
          </Button>
        </>
      }
    >
      <form
        id="verify-review"
        ref={form}
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void store()
        }}
      >
        <Because because={because} problem={problem} onChange={setBecause} />
      </form>
    </Dialog>
  )
}

interface BecauseProps {
  because: string
  problem: string | undefined
  onChange: (because: string) => void
}

function Because({ because, problem, onChange }: BecauseProps) {
  const field = useRef<HTMLInputElement>(null)
  // A frame later: until then the dialog below this one takes the focus back.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Field label="How do you know?" hint={`${because.length}/${FORM.decisionNote}`} problem={problem}>
      {(control) => (
        <input
          {...control}
          ref={field}
          className="input"
          maxLength={FORM.decisionNote}
          placeholder="Sent a screenshot of the payout"
          value={because}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
