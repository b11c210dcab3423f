/** What a redirect may say, before anything of the site is asked. */
import type { RedirectForm } from '#contract/redirects/redirects.schema.ts'
import { REDIRECT } from '#contract/shared/limits.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { addressKey } from './address-key.ts'
import { highestPlace, MOST_STARS, readPattern } from './pattern.ts'
import { isOwnAddress } from './reserved-addresses.ts'
import { targetKey } from './rule-set.ts'
import { sitePath } from './site-path.ts'

export interface CheckedRedirect {
  kind: RedirectForm['kind']
  source: string
  sourceKey: string
  target: string
  /** Of an exact redirect. */
  targetKey: string | null
  position: number | null
}

/** The redirect as it is stored, or what is wrong with each field. */
export function checkRedirect(
  form: RedirectForm,
): { redirect: CheckedRedirect; problems?: never } | { redirect?: never; problems: readonly FieldProblem[] } {
  const problems = [...sourceProblems(form), ...targetProblems(form)]
  const key = addressKey(form.source)?.key
  const leadsTo = form.kind === 'exact' ? targetKey(form.target) : undefined
  if (problems.length > 0 || key === undefined) return { problems }
  const { kind, source, target, position } = form
  return {
    redirect: {
      kind,
      source,
      sourceKey: key,
      target,
      targetKey: leadsTo ?? null,
      position: kind === 'pattern' ? (position ?? null) : null,
    },
  }
}

/** An address of the site itself, written in full, as a path; any other text as it is. */
export function withoutOrigin(text: string, publicUrl: string): string {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return text
  const { origin, pathname, search, hash } = new URL(text)
  return origin === new URL(publicUrl).origin ? pathname + search + hash : text
}

function sourceProblems({ kind, source }: RedirectForm): FieldProblem[] {
  const wrong = (message: string): FieldProblem[] => [{ path: 'source', message: `Old address ${message}` }]
  if (!source.startsWith('/')) return wrong('must begin with / and be of this site, such as /old-page')
  if (/[?#]/.test(source)) return wrong('may not have ? or #: redirects look at the path alone')
  if (/[\p{Cc}\\]/u.test(source)) return wrong('may not have control characters or \\')
  const key = addressKey(source)?.key
  if (key === undefined) return wrong('may not have . or .. as a part, nor a % without two digits after it')
  if (isOwnAddress(key)) return wrong('belongs to the site itself and cannot be redirected')
  if (kind === 'pattern' && readPattern(key) === undefined)
    return wrong(`needs 1 to ${MOST_STARS} stars with text between them, such as /old/*`)
  if (kind !== 'pattern' && key.includes('*')) return wrong('may have * in a pattern only')
  // The root is a page, and what is below it is everything.
  if (kind === 'prefix' && key === '/') return wrong('must have a first part: / is the whole site')
  return []
}

function targetProblems({ kind, source, target }: RedirectForm): FieldProblem[] {
  const wrong = (message: string): FieldProblem[] => [{ path: 'target', message: `New address ${message}` }]
  if (sitePath(target) === undefined || target.length > REDIRECT.address)
    return wrong('must be a path of this site that begins with one /, such as /casinos')
  if (targetKey(target) === undefined) return wrong('may not have a % without two digits after it')
  if (kind === 'prefix' && /[?#]/.test(target))
    return wrong('may not have ? or # with a prefix: the rest of the old address is added to it')
  const stars = kind === 'pattern' ? source.split('*').length - 1 : 0
  const place = highestPlace(target)
  if (kind === 'pattern' && place > stars)
    return wrong(`uses $${place}, but the old address has only ${stars} ${stars === 1 ? 'star' : 'stars'}`)
  return []
}
