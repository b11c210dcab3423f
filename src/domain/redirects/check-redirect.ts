/** Validates a redirect without asking the database. */
import type { RedirectForm } from '#contract/redirects/redirects.schema.ts'
import { REDIRECT } from '#contract/redirects/limits.ts'
import { EVERY_PARAMETER, sharedParameters } from '#contract/shared/page-parameters.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { addressKey } from './address-key.ts'
import { MOST_PARAMETERS, queryKey } from './query-key.ts'
import { isFixedPage, isOwnAddress } from './reserved-addresses.ts'
import { targetKey } from './rule-set.ts'
import { sitePath } from './site-path.ts'

export interface CheckedRedirect {
  kind: RedirectForm['kind']
  source: string
  /** In the form that addresses are compared in; of an exact redirect with its query. */
  sourceKey: string
  target: string
  targetKey: string | null
}

/** The redirect to store, or the problems by field. */
export function checkRedirect(
  form: RedirectForm,
): { redirect: CheckedRedirect; problems?: never } | { redirect?: never; problems: readonly FieldProblem[] } {
  const problems = [...sourceProblems(form), ...targetProblems(form)]
  const key = sourceKeyOf(form.source)
  const leadsTo = form.kind === 'exact' ? targetKey(form.target) : undefined
  if (problems.length > 0 || key === undefined) return { problems }
  const { kind, source, target } = form
  return { redirect: { kind, source, sourceKey: key, target, targetKey: leadsTo ?? null } }
}

/** Turns a full address of this site into a path. Other texts stay unchanged. */
export function withoutOrigin(text: string, publicUrl: string): string {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return text
  const { origin, pathname, search, hash } = new URL(text)
  return origin === new URL(publicUrl).origin ? pathname + search + hash : text
}

/** The key of a source with or without a query; undefined where it cannot be compared. */
export function sourceKeyOf(source: string): string | undefined {
  const { path, search } = partsOf(source)
  const [key, query] = [addressKey(path)?.key, queryKey(search)]
  return key === undefined || query === undefined ? undefined : key + query
}

function partsOf(source: string): { path: string; search: string } {
  const start = source.indexOf('?')
  return start === -1
    ? { path: source, search: '' }
    : { path: source.slice(0, start), search: source.slice(start) }
}

function sourceProblems({ kind, source }: RedirectForm): FieldProblem[] {
  const wrong = (message: string): FieldProblem[] => [{ path: 'source', message: `Old address ${message}` }]
  if (!source.startsWith('/')) return wrong('must begin with / and be of this site, such as /old-page')
  if (source.includes('#')) return wrong('may not have #: browsers do not send what comes after it')
  if (/[\p{Cc}\\]/u.test(source)) return wrong('may not have control characters or \\')
  const { path, search } = partsOf(source)
  if (search !== '' && kind !== 'exact') return wrong('may have ? only if it is one exact address')
  const key = addressKey(path)?.key
  if (key === undefined) return wrong('may not have . or .. as a part, nor a % without two digits after it')
  if (isOwnAddress(key)) return wrong('belongs to the site itself and cannot be redirected')
  if (search !== '') return queryProblems(key, search).flatMap(wrong)
  if (key.includes('*')) return wrong('may not have *: a prefix redirects everything below it')
  // "/" is a page itself, and everything lies below it.
  if (kind === 'prefix' && key === '/') return wrong('must have a first part: / is the whole site')
  return []
}

/** A redirect with a query precedes the page at its path, so it must not use a parameter of that page. */
function queryProblems(pathKey: string, search: string): string[] {
  if (queryKey(search) === undefined)
    return [`needs 1 to ${MOST_PARAMETERS} different parameters after the ?, such as /?p=12`]
  if (pathKey.includes('*')) return ['may not have *']
  const read = sharedParameters(decodeURI(pathKey))
  const name = [...new URLSearchParams(search).keys()].find((one) => read instanceof Set && read.has(one))
  if (name !== undefined) return [`has the parameter ${name}, which the page at ${pathKey} reads itself`]
  // It is unknown which parameters these pages read.
  const isTaken = read === EVERY_PARAMETER || (read === undefined && isFixedPage(pathKey))
  return isTaken ? [`belongs to the page at ${pathKey} and cannot have parameters`] : []
}

function targetProblems({ kind, target }: RedirectForm): FieldProblem[] {
  const wrong = (message: string): FieldProblem[] => [{ path: 'target', message: `New address ${message}` }]
  if (sitePath(target) === undefined || target.length > REDIRECT.address)
    return wrong('must be a path of this site that begins with one /, such as /casinos')
  if (targetKey(target) === undefined) return wrong('may not have a % without two digits after it')
  if (kind === 'prefix' && /[?#]/.test(target))
    return wrong('may not have ? or # with a prefix: the rest of the old address is added to it')
  return []
}
