import { useId } from 'react'
import { POST_CATEGORIES, POST_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { ImportReading } from './import-reading.ts'

const CATEGORIES = [
  { value: '', label: 'None' },
  ...POST_CATEGORIES.map((value) => ({ value, label: POST_CATEGORY_NAMES[value] })),
]

interface WordpressChoicesProps {
  reading: ImportReading
  onChange: (reading: ImportReading) => void
}

/** What is asked about an export of WordPress before it is chosen. */
export function WordpressChoices({ reading, onChange }: WordpressChoicesProps) {
  const hint = useId()
  const { category, pages } = reading
  return (
    <fieldset className="transfer__choices transfer__wordpress">
      <legend className="sm">Of a WordPress export</legend>
      <div className="form transfer__site">
        <Field label="Category where none of ours fits" hint="Otherwise such rows are refused">
          {(field) => (
            <Select
              {...field}
              options={CATEGORIES}
              value={category}
              onChange={(value) =>
                onChange({ ...reading, category: POST_CATEGORIES.find((name) => name === value) ?? '' })
              }
            />
          )}
        </Field>
      </div>
      <Checkbox
        name="pages"
        value="articles"
        checked={pages}
        describedBy={hint}
        onChange={() => onChange({ ...reading, pages: !pages })}
      >
        Pages become articles as well
      </Checkbox>
      <p id={hint} className="sm mut">
        Other categories become tags. Import the same file under Redirects afterwards: then the old addresses
        lead to the articles.
      </p>
    </fieldset>
  )
}
