import { consentRule } from '../analytics/consent-rule.ts'
import { readCountry } from '../countries/kept-country.ts'

/** The id of the place for one helpline at the top of the help page, and of the choice of its country. */
export const HELP_LINE = 'help-line'
export const HELP_COUNTRY = 'help-country'

/**
 * Shows the helpline of the visitor's own country, else of the browser's likely one, unless the page shows a chosen
 * one (`data-chosen`). The lines are copied from the list on the page.
 */
export async function showOwnHelpline(): Promise<void> {
  const place = document.querySelector(`#${HELP_LINE}`)
  const choice = document.querySelector<HTMLSelectElement>(`#${HELP_COUNTRY}`)
  if (!place || !choice || place.closest('[data-chosen]')) return
  const kept = readCountry()
  const country = /^[A-Z]{2}$/.test(kept) ? kept : (await consentRule())?.country
  // Meanwhile the visitor may have picked one.
  if (!country || choice.value !== '') return
  const listed = document.querySelectorAll<HTMLElement>('.helpline')
  const own = [...listed].find(({ dataset }) => dataset['country'] === country)
  const says = document.createElement('p')
  if (own === undefined) {
    says.textContent = noneIn(nameOf(country))
    place.firstElementChild?.replaceWith(says)
    return
  }
  const [heading, ...lines] = own.cloneNode(true).childNodes
  says.append(document.createElement('b'))
  says.firstElementChild?.append(heading?.textContent ?? '')
  place.replaceChildren(says, ...lines)
  choice.value = country
}

export function noneIn(name: string): string {
  return `We know of no helpline in ${name} yet.`
}

/** From the browser, because the list of all countries would load what most pages of text do not need. */
function nameOf(country: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
}
