import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { asBlocks } from '#domain/posts/article-text.ts'
import { Button } from '#ui/button.tsx'
import { RichTextField } from '../form/rich-text-field.tsx'
import { SliderField } from '../form/slider-field.tsx'
import { SwitchField, TextAreaField, TextField, textOf } from '../form/fields.tsx'
import './review-field.css'
import { withConfirmedOnly } from '../form/unconfirmed.ts'
import { meanOfSix } from './casino-values.ts'

/** The review, then six ratings with the reason for each, the overall rating and the summary. */
export function ExpertReviewTab() {
  const { control, setValue } = useFormContext()
  const values = useWatch({ control })
  const isReviewed = values.hasExpertReview === true
  const isOverallSet = values.isOverallSet === true
  const mean = meanOfSix(withConfirmedOnly(values))
  const following = mean === null ? null : Number(mean)

  useEffect(() => {
    if (isReviewed && !isOverallSet) setValue('overallRating', following)
  }, [following, isOverallSet, isReviewed, setValue])

  return (
    <>
      <ReviewField />
      <div className="form__2">
        <TextField name="reviewAuthor" label="Author of the review" hint="Shown to visitors" />
        <div className="form__2">
          <TextField name="testedOn" label="Date tested" type="date" />
          <TextField name="checkedOn" label="Last checked" type="date" />
        </div>
      </div>
      <SwitchField
        name="hasExpertReview"
        label="This casino has an expert review"
        hint="Its ratings. Without a rating, an explanation or a summary, visitors read that none is available yet."
      />
      {isReviewed && (
        <>
          {RATING_CATEGORIES.map((category) => (
            <div key={category} className="rating-field">
              <SliderField name={`${category}Rating`} label={RATING_CATEGORY_NAMES[category]} fact />
              <TextAreaField
                name={`${category}Explanation`}
                label={`${RATING_CATEGORY_NAMES[category]} explanation`}
                rows={2}
              />
            </div>
          ))}
          <SliderField
            name="overallRating"
            label="Overall"
            fact={isOverallSet}
            disabled={!isOverallSet}
            {...(!isOverallSet && {
              note: following === null ? 'needs all six ratings' : 'mean of the six',
            })}
          />
          <SwitchField name="isOverallSet" label="Set the overall rating by hand" />
          <TextAreaField name="expertSummary" label="Summary" rows={5} />
        </>
      )}
    </>
  )
}

/** The review of a casino; a long description can be its beginning. */
function ReviewField() {
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
