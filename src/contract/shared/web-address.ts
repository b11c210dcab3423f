/**
 * Reads a web address: http or https, without user info, in the form that a browser opens (`new URL`: dots resolved,
 * host decoded and in ASCII). Undefined for anything else. All addresses are read here.
 */
export function readWebAddress(text: string): string | undefined {
  // Without both slashes a browser on this site reads `https:evil` as a local path, and other programs as a host.
  if (!/^https?:\/\/[^/\\]/i.test(text) || UNSEEN.test(text) || !URL.canParse(text)) return undefined
  const { username, password, href } = new URL(text)
  return username === '' && password === '' ? href : undefined
}

/**
 * Reads a web address and keeps it letter for letter, as trackers compare it. It is rewritten only where a header could
 * not carry it, or where browsers and other programs would read it differently (letters beyond ASCII, backslashes).
 */
export function readExactAddress(text: string): string | undefined {
  const opened = readWebAddress(text)
  return opened !== undefined && /^[\x21-\x5B\x5D-\x7E]+$/.test(text) ? text : opened
}

/**
 * Whether an address is on the public internet, not a name or address of a private network that visitors cannot reach.
 */
export function isOnPublicHost(address: string): boolean {
  return !PRIVATE_HOST.test(new URL(address).hostname)
}

/** Names without a dot, names kept for private networks (RFC 6761, 6762, 8375, 9476), and private addresses, as `URL` writes them. */
const PRIVATE_HOST =
  /^(?:[^.:[]+|.*\.(?:localhost|local|internal|lan|home\.arpa|alt|onion)\.?|(?:0|10|127)\.[\d.]+|169\.254\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.[\d.]+|\[(?![23]).*\])$/

/** Reads a path on this site, such as `/casinos?page=2#top`: resolved, and never of another host. */
export function readOwnPath(text: string): string | undefined {
  if (!/^\/(?![/\\])/.test(text) || UNSEEN.test(text) || !URL.canParse(text, THIS_SITE)) return undefined
  const { origin, pathname, search, hash } = new URL(text, THIS_SITE)
  // Resolving dots may leave two slashes at the start: `/.//evil.example`.
  return origin === THIS_SITE && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

const THIS_SITE = 'https://this-site.invalid'
/** White space, control characters and invisible characters. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const UNSEEN = /[\s\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/
