/** Normalises the addresses of redirects for comparison. */

export interface AddressKey {
  /** Percent-encoded uniformly, without doubled and trailing slashes, in the original case. */
  path: string
  /** The path in lower case. */
  key: string
  /** With its `?`; empty or absent without one. Only exact redirects compare it. */
  search?: string
}

/** Longer paths are never compared. Characters. */
const MAX_PATH = 2_000
const MAX_PARTS = 64

/**
 * The path of an address, without query, for comparison: ignoring case and a trailing slash, as the router does. An
 * encoded slash stays encoded, because it belongs to a name. Undefined for invalid addresses: malformed percent signs,
 * control characters, `.` and `..`, more than 2,000 characters or 64 parts.
 */
export function addressKey(path: string): AddressKey | undefined {
  if (!path.startsWith('/') || path.length > MAX_PATH) return undefined
  const names: string[] = []
  for (const part of path.split('/')) {
    if (part === '') continue
    if (names.length === MAX_PARTS) return undefined
    const name = decoded(part)
    if (name === undefined || name === '.' || name === '..' || /\p{Cc}/u.test(name)) return undefined
    names.push(name)
  }
  return {
    path: `/${names.map(encodeURIComponent).join('/')}`,
    key: `/${names.map((name) => encodeURIComponent(name.toLowerCase())).join('/')}`,
  }
}

/** Decoded; undefined for malformed percent signs and lone surrogates. */
function decoded(part: string): string | undefined {
  try {
    const name = decodeURIComponent(part).normalize('NFC')
    return name.isWellFormed() ? name : undefined
  } catch {
    return undefined
  }
}
