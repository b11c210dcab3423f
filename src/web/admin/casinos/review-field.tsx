import { useFormContext, useWatch } from 'react-hook-form'
import { asBlocks } from '#domain/posts/article-text.ts'
import { Button } from '#ui/button.tsx'
import { RichTextField } from '../form/rich-text-field.tsx'
import { textOf } from '../form/text-of.ts'
import './review-field.css'

/** The review of a casino; a long description can be its beginning. */
export function ReviewField() {
  const { getValues, setValue } = useFormContext()
  const review: unknown = useWatch({ name: 'review' })
  return (
    <div>
      <RichTextField name="review" label="Review" />
      <div className="review-field__foot">
        <p className="sm mut">Visitors read it below the scores and offers.</p>
        {textOf(review) === '' && (
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              setValue('review', asReview(textOf(getValues('description'))), { shouldDirty: true })
            }
          >
            Begin with the description
          </Button>
        )}
      </div>
    </div>
  )
}

/** The description as paragraphs, whatever characters it has. */
function asReview(description: string): string {
  const escaped = description.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return asBlocks(escaped)
}
