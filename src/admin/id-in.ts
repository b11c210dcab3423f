/** The id in a part of an address; undefined when it is not one. */
export function idIn(text: string | null | undefined): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}
