/** Ids of clicks: 128 random bits, 22 characters of base64url outside, a UUID in the database. */

/** Undefined for anything that is not such an id. Also reads the form of the database. */
export function readClickId(text: string): string | undefined {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return text.toLowerCase()
  // The last of 22 characters holds two bits.
  if (!/^[\w-]{21}[AQgw]$/.test(text)) return undefined
  const hex = Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
