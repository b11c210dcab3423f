import { Plus, X } from 'lucide'
import { useEffect, useState } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { MOST_PAYOUT_TESTS } from '#contract/casinos/payout-tests.ts'
import { LISTING_NAMES, LISTINGS } from '#contract/casinos/listing.ts'
import { FORM, FORM_PRESET } from '#contract/items/limits.ts'
import { safetyMean } from '#domain/casinos/safety-index.ts'
import { setByHandWords } from '#domain/casinos/safety-words.ts'
import { useSite } from '#web/shell/site-data.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { asBlocks } from '#domain/posts/article-text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SelectField, SwitchField, TextAreaField, TextField, textOf } from '../items/form/fields.tsx'
import { FactField } from '../items/form/fact-field.tsx'
import { SliderField } from '../items/form/slider-field.tsx'
import { RichTextField } from '../items/form/rich-text-field.tsx'
import { useKnownValues } from '../items/form/use-known-values.ts'
import { meanOfSix } from './casino-values.ts'

/** The year, between that of the oldest casino and the current one. */
export function YearField() {
  const [thisYear] = useState(() => new Date().getFullYear())
  return (
    <FactField
      name="establishedYear"
      label="Established year"
      type="number"
      hint={`${FORM.firstYear} to ${thisYear}`}
      min={FORM.firstYear}
      max={thisYear}
      step={1}
    />
  )
}

const OPTIONS = LISTINGS.map((value) => ({ value, label: LISTING_NAMES[value] }))

/** Whether the casino is listed. A warning requires a public reason. */
export function ListingField() {
  const listing: unknown = useWatch({ name: 'listing' })
  const isWarned = listing === 'warned' || listing === 'closed'
  return (
    <>
      <div className="form__2">
        <SelectField
          name="listing"
          label="Listing"
          hint="One that we warn about leaves all lists and has no button; its page says why"
          options={OPTIONS}
        />
        {isWarned && (
          <TextField name="listingSince" label="Listing since" type="date" hint="Today when left empty" />
        )}
      </div>
      {isWarned && (
        <TextAreaField
          name="listingReason"
          label="Reason for the listing"
          hint="Visitors read it: what happened, and where it can be checked"
        />
      )}
    </>
  )
}

/** The safety index: derived from the five marks, or set by hand. */
export function SafetyField() {
  const { control, setValue } = useFormContext()
  const values = useWatch({ control })
  const isSet = values.isSafetySet !== false
  const mean = safetyMean(values)

  useEffect(() => {
    if (!isSet) setValue('safetyIndex', mean, { shouldDirty: true })
  }, [isSet, mean, setValue])

  return (
    <SliderField
      name="safetyIndex"
      label="Safety index"
      fact={isSet}
      disabled={!isSet}
      {...(!isSet && { note: mean === null ? 'needs all five marks' : 'mean of the five marks' })}
    />
  )
}

/** Why an index was set by hand; optional. The stored reason is not reused for another index. */
export function SafetyReason() {
  const { control, getValues, setValue } = useFormContext()
  const { defaultValues: stored } = useFormState()
  const { brand } = useSite()
  const { isSafetySet, safetyIndex } = useWatch({ control })
  const isSet = isSafetySet !== false
  const known = textOf(stored?.safetyReason)
  const isChanged = isSet && !isSameNumber(safetyIndex, stored?.safetyIndex)

  useEffect(() => {
    if (known === '') return
    const typed = textOf(getValues('safetyReason'))
    if (isChanged && typed === known) setValue('safetyReason', '')
    if (!isChanged && typed === '') setValue('safetyReason', known)
  }, [getValues, isChanged, known, setValue])

  if (!isSet || safetyIndex === null || safetyIndex === '') return null
  return (
    <div>
      <TextAreaField
        name="safetyReason"
        label="Reason for the safety index"
        hint="Optional; visitors read it"
        rows={2}
      />
      {stored !== undefined && !isChanged && (
        <p className="xs mut mt-1">
          {setByHandWords(
            { setBy: textOf(stored['safetySetBy']) || null, setOn: textOf(stored['safetySetOn']) || null },
            brand.name,
          )}
        </p>
      )}
    </div>
  )
}

/** Compares numbers with typed text. */
function isSameNumber(a: unknown, b: unknown): boolean {
  const [one, other] = [a, b].map((value) => (value === '' || value === undefined ? null : value))
  return one === null || other === null ? one === other : Number(one) === Number(other)
}

/** Six ratings with reasons, the overall rating and the summary; then the long review and the payout tests. */
const RATINGS = RATING_CATEGORIES.map((category) => `${category}Rating`)

export function ExpertReviewTab() {
  const { control, getValues, setValue } = useFormContext()
  const { dirtyFields } = useFormState()
  const values = useWatch({ control })
  const isReviewed = values.hasExpertReview === true
  const isOverallSet = values.isOverallSet === true
  const mean = meanOfSix(values)
  const following = mean === null ? null : Number(mean)

  useEffect(() => {
    if (isReviewed && !isOverallSet) setValue('overallRating', following)
  }, [following, isOverallSet, isReviewed, setValue])

  // When switched on, an empty review starts with default ratings, which are saved as shown (decision D-77).
  useEffect(() => {
    const isEmpty = RATINGS.every((name) => (getValues(name) ?? '') === '')
    if (!isReviewed || !isEmpty || dirtyFields['hasExpertReview'] === undefined) return
    for (const name of RATINGS) setValue(name, FORM_PRESET.rating, { shouldDirty: true })
  }, [dirtyFields, getValues, isReviewed, setValue])

  return (
    <>
      <SwitchField
        name="hasExpertReview"
        label="This casino has an expert review"
        hint="Its ratings. Without a rating, an explanation or a summary, visitors read that none is available yet."
      />
      {isReviewed && (
        <>
          {RATING_CATEGORIES.map((category) => (
            <div key={category} className="rating-field grid gap-1">
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
            {...(!isOverallSet && { note: following === null ? 'needs all six ratings' : 'mean of the six' })}
          />
          <SwitchField name="isOverallSet" label="Set the overall rating by hand" />
          <TextAreaField name="expertSummary" label="Summary" rows={5} />
        </>
      )}
      <ReviewField />
      <div className="form__2">
        <TextField name="reviewAuthor" label="Author of the review" hint="Shown to visitors" />
        <div className="form__2">
          <TextField name="testedOn" label="Date tested" type="date" />
          <TextField name="checkedOn" label="Last checked" type="date" />
        </div>
      </div>
      <PayoutTestList />
    </>
  )
}

const NEW_TEST = { method: '', amount: '', currency: 'EUR', askedAt: '', arrivedAt: '' }

/** Timed withdrawals, one row each, edited in place. */
function PayoutTestList() {
  const { fields, append, remove } = useFieldArray({ name: 'payoutTests' })
  const methods = useKnownValues('casino').paymentMethods
  return (
    <fieldset className="row-list grid justify-items-start gap-3 min-w-0 p-0 border-0">
      <legend>Payout tests</legend>
      <p className="sm mut">
        Withdrawals that we timed. Times are UTC; leave Arrived empty until the money is there.
      </p>
      {fields.map(({ id }, at) => (
        <div key={id}>
          <TextField
            name={`payoutTests.${at}.method`}
            label="Method"
            {...(methods !== undefined && { offers: methods })}
          />
          <TextField name={`payoutTests.${at}.amount`} label="Amount" type="number" />
          <TextField name={`payoutTests.${at}.currency`} label="Currency" />
          <TextField name={`payoutTests.${at}.askedAt`} label="Asked" type="datetime-local" />
          <TextField name={`payoutTests.${at}.arrivedAt`} label="Arrived" type="datetime-local" />
          <IconButton icon={X} label={`Remove payout test ${at + 1}`} onClick={() => remove(at)} />
        </div>
      ))}
      {fields.length < MOST_PAYOUT_TESTS && (
        <Button variant="outline" size="sm" onClick={() => append(NEW_TEST)}>
          <Icon of={Plus} size={18} />
          Add a payout test
        </Button>
      )}
    </fieldset>
  )
}

/** The review of a casino. A long description can be moved into it. */
function ReviewField() {
  const { getValues, setValue } = useFormContext()
  const review: unknown = useWatch({ name: 'review' })
  return (
    <div>
      <RichTextField name="review" label="Review" />
      <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 mt-2">
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

/** The description as HTML paragraphs, escaped. */
function asReview(description: string): string {
  const escaped = description.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return asBlocks(escaped)
}
