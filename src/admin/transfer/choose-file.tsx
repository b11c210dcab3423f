import { useId, useState } from 'react'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { TRANSFER } from '#contract/transfer/limits.ts'
import { POST_CATEGORIES, POST_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { FileButton } from '../media/library-parts.tsx'
import { useDropZone } from '../media/use-drop-zone.ts'
import { DownloadButton } from '../download-button.tsx'
import { PRESET_READING, type ImportReading } from './import-reading.ts'

const ACCEPTED = '.csv,.tsv,.txt,.json,text/csv,application/json'

interface ChooseFileProps {
  kind: WrittenKind
  onFiles: (files: readonly File[], reading: ImportReading) => void
}

/** Takes a file by button, drop or paste. */
export function ChooseFile({ kind, onFiles }: ChooseFileProps) {
  const [reading, setReading] = useState(PRESET_READING)
  const take = (files: readonly File[]) => onFiles(files, reading)
  const zone = useDropZone(take)
  return (
    <section>
      <h3>Import</h3>
      <p className="sm mut">
        A CSV or JSON file{kind === 'post' && ', or the XML file that WordPress exports,'} with up to{' '}
        {grouped(TRANSFER.rows)} rows. Rows with an id change that one; others are matched by{' '}
        {KINDS[kind].keyWords}, or created. First you see what the file would do; nothing is kept until you
        apply it.
      </p>
      <div {...zone} className="transfer__drop">
        <p className="sm">Drop a file here, or</p>
        <FileButton
          variant="outline"
          label={`File with ${KINDS[kind].many}`}
          accept={kind === 'post' ? `${ACCEPTED},.xml,text/xml` : ACCEPTED}
          onFiles={take}
        >
          Choose a file
        </FileButton>
        <DownloadButton
          variant="ghost"
          path={`/api/admin/${KINDS[kind].path}/import/template`}
          name={`${KINDS[kind].path}-template.csv`}
          failure="The template could not be made. Please try again later."
        >
          Template
        </DownloadButton>
      </div>
      <ReadingChoices reading={reading} hasPictures={kind !== 'landing'} onChange={setReading} />
      {kind === 'post' && <WordpressChoices reading={reading} onChange={setReading} />}
    </section>
  )
}

const CATEGORIES = [
  { value: '', label: 'None' },
  ...POST_CATEGORIES.map((value) => ({ value, label: POST_CATEGORY_NAMES[value] })),
]

interface WordpressChoicesProps {
  reading: ImportReading
  onChange: (reading: ImportReading) => void
}

/** Options for a WordPress export, before choosing the file. */
function WordpressChoices({ reading, onChange }: WordpressChoicesProps) {
  const hint = useId()
  const { category, pages } = reading
  return (
    <fieldset className="transfer__choices grid gap-1 mt-3.5 transfer__wordpress p-0 border-0">
      <legend className="sm">Of a WordPress export</legend>
      <div className="form max-w-128 mt-1.5">
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

interface ReadingChoicesProps {
  reading: ImportReading
  hasPictures: boolean
  onChange: (reading: ImportReading) => void
}

/** Options for a file, before choosing it. */
function ReadingChoices({ reading, hasPictures, onChange }: ReadingChoicesProps) {
  const hint = useId()
  const { fetchPictures, ignoreIds, site } = reading
  return (
    <div className="transfer__choices grid gap-1 mt-3.5">
      {hasPictures && (
        <>
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
        </>
      )}
      <Checkbox
        name="ids"
        value="ignore"
        checked={ignoreIds}
        onChange={() => onChange({ ...reading, ignoreIds: !ignoreIds })}
      >
        The file is from another site: ignore its ids
      </Checkbox>
      {ignoreIds && (
        <div className="form max-w-128 mt-1.5">
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
