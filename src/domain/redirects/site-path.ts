import { namesIn, withoutNames } from '#contract/shared/raw-query.ts'

const ORIGIN = 'http://site.invalid'

export interface SitePath {
  path: string
  /** With its `?`; empty without one. */
  search: string
  /** With its `#`; empty without one. */
  hash: string
}

/**
 * An address of this site as a browser reads it in `Location:`. Undefined for anything that could lead elsewhere, such
 * as `//host`, `/\host` or `/.//host`, and for control characters.
 */
export function sitePath(text: string): SitePath | undefined {
  if (!text.startsWith('/') || text.startsWith('//') || /[\p{Cc}\\]/u.test(text)) return undefined
  if (!text.isWellFormed() || !URL.canParse(text, ORIGIN)) return undefined
  const { origin, pathname, search, hash } = new URL(text, ORIGIN)
  // After resolving dots, a path may start with two slashes.
  if (origin !== ORIGIN || pathname.startsWith('//')) return undefined
  return { path: pathname, search, hash }
}

/** The address with the visitor's query, letter for letter. Parameters of the address itself are kept. */
export function withQuery({ path, search, hash }: SitePath, asked: string): string {
  if (search === '' || asked === '') return path + (search || asked) + hash
  const more = withoutNames(asked, namesIn(search)).slice(1)
  return `${path}${search}${more === '' ? '' : `&${more}`}${hash}`
}
