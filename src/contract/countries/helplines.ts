import lines from './helplines.json' with { type: 'json' }

/**
 * Free help for people who gamble and those around them, by country, as the services publish it. The assistant and the
 * help page use this list. It names well-known services only and is not complete.
 */
export interface Helpline {
  name: string
  phone?: string
  /** A second number. */
  alsoPhone?: string
  /** Who the line serves, where it does not serve the whole country. */
  note?: string
  /** Address without the protocol, for display. */
  web: string
  /** The day of the last check against the published number, such as 2026-11-20. */
  checkedOn?: string
}

/**
 * By two-letter country code, in the order of the countries' names (helplines.json). Used unless staff keep a list of
 * their own. That of Poland is the line for behavioural addictions of the Polish Psychological Association, open 17 to
 * 22 h, that of Portugal the line for addictions of the health service.
 */
export const HELPLINES: Readonly<Record<string, Helpline>> = lines

/** Free help in many languages, from any country. */
export const ANYWHERE: Helpline = { name: 'Gambling Therapy', web: 'gamblingtherapy.org' }

export type Helplines = Readonly<Record<string, Helpline>>

/** The helpline of the first of these countries that has one. */
export function helplineOf(countries: readonly string[], helplines: Helplines = HELPLINES): Helpline {
  return countries.map((code) => helplines[code]).find((line) => line !== undefined) ?? ANYWHERE
}
