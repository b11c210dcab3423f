import type { Helpline } from '#contract/countries/helplines.ts'
import { DESCRIBED_HELPLINES, helplinesBy } from '#contract/settings/helplines.schema.ts'
import type { App } from '../app/app.ts'

/** Free help by country: staff's list, else the one that ships with the product. */
export function ownHelplines({
  siteSettings,
}: Pick<App, 'siteSettings'>): Readonly<Record<string, Helpline>> {
  return helplinesBy(siteSettings.stored().helplines ?? DESCRIBED_HELPLINES)
}
