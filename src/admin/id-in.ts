/** The id that a part of an address names; undefined when it can be none. */
export function idIn(text: string | null | undefined): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}
