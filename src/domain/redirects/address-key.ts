/** How the addresses of redirects are compared. */

export interface AddressKey {
  /** Percent-encoded in one way, without doubled and trailing slashes; letters as they were written. */
  path: string
  /** The same without regard to case. */
  key: string
  /** With its `?`; empty or absent without one. Exact redirects alone look at it. */
  search?: string
}

/** Characters; longer paths are never compared. */
const MAX_PATH = 2_000
const MAX_PARTS = 64

/**
 * The path of an address, without query, as redirects compare it: like the router without regard to case and to a
 * trailing slash. An encoded slash stays encoded, because it is part of a name. Undefined for what is no address:
 * malformed percent signs, control characters, `.` and `..`, more than 2,000 characters or 64 parts.
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

/** Without percent signs. A lone surrogate, which no address can have, is undefined too. */
function decoded(part: string): string | undefined {
  try {
    const name = decodeURIComponent(part).normalize('NFC')
    return name.isWellFormed() ? name : undefined
  } catch {
    return undefined
  }
}
