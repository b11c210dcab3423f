import { useId } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import type { ImportReading } from './import-reading.ts'

interface ReadingChoicesProps {
  reading: ImportReading
  onChange: (reading: ImportReading) => void
}

/** What is asked about a file before it is chosen. */
export function ReadingChoices({ reading, onChange }: ReadingChoicesProps) {
  const hint = useId()
  const { fetchPictures, ignoreIds, site } = reading
  return (
    <div className="transfer__choices">
      <Checkbox
        name="pictures"
        value="fetch"
        checked={fetchPictures}
        describedBy={hint}
        onChange={() => onChange({ ...reading, fetchPictures: !fetchPictures })}
      >
        Fetch pictures into the library
      </Checkbox>
      <p id={hint} className="sm mut">
        Pictures on other sites are copied here when you apply the file. Without this they stay where they
        are.
      </p>
      <Checkbox
        name="ids"
        value="ignore"
        checked={ignoreIds}
        onChange={() => onChange({ ...reading, ignoreIds: !ignoreIds })}
      >
        The file is from another site: ignore its ids
      </Checkbox>
      {ignoreIds && (
        <div className="form transfer__site">
          <Field label="Address of the other site" hint="For its pictures">
            {(field) => (
              <input
                {...field}
                className="input"
                type="url"
                placeholder="https://old.example"
                value={site}
                onChange={(event) => onChange({ ...reading, site: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  )
}
