import { useEffect, useRef, useState } from 'react'
import { FORM } from '#contract/shared/limits.ts'
import type { ModeratedReview } from '#contract/reviews/moderation.schema.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useSite } from '../../shell/site-data.ts'
import { CloseQuestion } from '../form/close-question.tsx'
import { useCloseGuard } from '../form/use-close-guard.ts'
import { useSaveKey } from '../use-save-key.ts'
import { useSaveReview } from './use-save-review.ts'

/** The words of the answer. What was typed stays when saving fails, and is asked about before it goes. */
export function SiteAnswerForm({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const { brand } = useSite()
  const stored = review.answer ?? ''
  const [text, setText] = useState(stored)
  const { isSaving, save } = useSaveReview(review.id)
  const isChanged = text.trim() !== stored
  const guard = useCloseGuard(isChanged, onClose)
  const form = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  // The button that was pressed has just gone, and the focus with it.
  useEffect(() => area.current?.focus(), [])
  const store = async (answer: string) => {
    if (await save({ answer })) onClose()
  }
  useSaveKey(form, () => {
    if (isChanged) void store(text)
  })
  return (
    <>
      <form
        ref={form}
        className="form moderated__editor"
        onSubmit={(event) => {
          event.preventDefault()
          void store(text)
        }}
      >
        <Field label={`Answer from ${brand.name}`} hint={`${text.length}/${FORM.answer}`}>
          {(control) => (
            <textarea
              {...control}
              ref={area}
              className="textarea"
              rows={4}
              maxLength={FORM.answer}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className="moderated__buttons">
          {review.answer !== null && (
            <Button variant="ghost" disabled={isSaving} onClick={() => void store('')}>
              Remove answer
            </Button>
          )}
          <Button variant="outline" onClick={guard.close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSaving || !isChanged}>
            Save
          </Button>
        </div>
      </form>
      {guard.isAsking && <CloseQuestion onStay={guard.stay} onDiscard={guard.leave} />}
    </>
  )
}
