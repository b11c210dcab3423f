import { Plus, X } from 'lucide'
import { useFieldArray, useWatch } from 'react-hook-form'
import { PAGE_PLACES, type PagePlace } from '#contract/settings/pages.schema.ts'
import { SETTINGS } from '#contract/settings/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField, TextField } from '../items/form/fields.tsx'
import { RichTextField } from '../items/form/rich-text-field.tsx'

const PLACES: Readonly<Record<PagePlace, string>> = {
  none: 'In no menu',
  header: 'Header',
  quick: 'Footer: Quick Links',
  support: 'Footer: Support',
}

export function PageFields() {
  const { fields, append, remove } = useFieldArray({ name: 'pages', keyName: 'key' })
  return (
    <>
      <p className="sm">
        About, Imprint, Contact or anything else, at an address of its own. Each heading of the second level
        is listed in the table of contents.
      </p>
      {fields.length === 0 && <p className="sm">No pages.</p>}
      {fields.map(({ key }, at) => (
        <fieldset key={key} className="setting-list">
          <legend>Page {at + 1}</legend>
          <TextField name={`pages.${at}.title`} label="Title" max={SETTINGS.heading} />
          <TextField
            name={`pages.${at}.slug`}
            label="Address"
            hint={`After ${paths.ownPage('')}, such as about-us.`}
          />
          <TextField
            name={`pages.${at}.description`}
            label="Description"
            max={SETTINGS.source}
            hint="For search engines and shared links."
          />
          <SelectField
            name={`pages.${at}.place`}
            label="Link"
            options={PAGE_PLACES.map((value) => ({ value, label: PLACES[value] }))}
          />
          <RichTextField name={`pages.${at}.html`} label="Text" />
          <span className="flex gap-2">
            <OpenPage at={at} />
            <Button variant="outline" size="sm" onClick={() => remove(at)}>
              <Icon of={X} size={18} />
              Remove page {at + 1}
            </Button>
          </span>
        </fieldset>
      ))}
      {fields.length < SETTINGS.pages && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => append({ slug: '', title: '', description: '', place: 'support', html: '' })}
        >
          <Icon of={Plus} size={18} />
          Add a page
        </Button>
      )}
    </>
  )
}

function OpenPage({ at }: { at: number }) {
  const slug: unknown = useWatch({ name: `pages.${at}.slug` })
  return typeof slug === 'string' && slug !== '' ? (
    <a className="link sm" href={paths.ownPage(slug)} target="_blank" rel="noopener">
      Open the page as it is saved
    </a>
  ) : null
}
