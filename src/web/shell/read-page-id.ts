const MAX_ID = 2_147_483_647

/** The id in a page's address; undefined for an impossible id. */
export function readPageId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= MAX_ID ? id : undefined
}
