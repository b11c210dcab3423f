import { SETTINGS } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { RichTextField } from '../form/rich-text-field.tsx'
import { TextField } from '../form/text-field.tsx'

/** Terms and privacy policy in words of one's own. */
export function LegalFields() {
  return (
    <>
      <p className="sm">
        An empty text leaves the one that came with the product. Each heading of the second level is listed in
        the table of contents.
      </p>
      {TEXTS.map(([name, label, path]) => (
        <fieldset key={name} className="setting-list">
          <legend>{label}</legend>
          <p className="sm">
            <a className="link" href={path} target="_blank" rel="noopener">
              Open the page
            </a>
          </p>
          <RichTextField name={`${name}.html`} label="Text" />
          <TextField name={`${name}.version`} label="Version" max={SETTINGS.legalVersion} />
          <TextField name={`${name}.date`} label="Valid from" type="date" />
        </fieldset>
      ))}
      <p className="mut sm">
        The switch for tracking and the list of what the browser keeps stay below your privacy policy.
      </p>
    </>
  )
}

const TEXTS = [
  ['terms', 'Terms of service', paths.terms()],
  ['privacy', 'Privacy policy', paths.privacy()],
] as const
