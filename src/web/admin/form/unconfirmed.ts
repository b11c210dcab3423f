/** First values of a new form that nobody has confirmed yet. */

/** The names of those fields stand among the values of the form, so that a draft keeps them too. */
export const UNCONFIRMED = 'unconfirmed'

/** The names in such a value; none in anything else. */
export function unconfirmedIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}

/** The values to save: what nobody confirmed is null, "not stated". */
export function withConfirmedOnly({
  [UNCONFIRMED]: unconfirmed,
  ...values
}: Record<string, unknown>): Record<string, unknown> {
  return { ...values, ...Object.fromEntries(unconfirmedIn(unconfirmed).map((name) => [name, null])) }
}
