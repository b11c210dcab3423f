import { SETTINGS } from '#contract/shared/limits.ts'
import { TextField } from '../form/text-field.tsx'

/** Name, support address and profiles. */
export function BrandFields() {
  return (
    <>
      <TextField name="name" label="Name of the site" max={SETTINGS.name} />
      <TextField
        name="supportEmail"
        label="Support address"
        type="email"
        hint="Visitors see it in the footer and in the support pages."
      />
      <TextField name="social.facebook" label="Facebook" type="url" hint={HINT} />
      <TextField name="social.x" label="X" type="url" hint={HINT} />
      <TextField name="social.instagram" label="Instagram" type="url" hint={HINT} />
      <TextField name="social.youtube" label="YouTube" type="url" hint={HINT} />
    </>
  )
}

const HINT = 'The address of your profile. Empty: the icon leads nowhere.'
