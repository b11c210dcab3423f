import { maskedContacts } from './masked-contacts.ts'
import { maskedLinks } from './masked-links.ts'
import type { TokenSpan } from './masked-links.ts'
import { PLAIN_CONTACTS, withoutDates } from './plain-contacts.ts'
import { PLAIN_LINKS } from './plain-links.ts'
import { promotions } from './promotion.ts'
import { readableText } from './readable-text.ts'
import { textTokens } from './text-tokens.ts'
import type { Token } from './text-tokens.ts'

/** Something in a text that advertises. */
export interface Sign {
  kind: 'link' | 'contact' | 'promotion'
  /** In the text as it was given (UTF-16 index), from the first character to behind the last. */
  from: number
  to: number
}

/** What advertises in a text, in its order and without overlaps. The time grows with the length of the text only. */
export function findSigns(original: string): Sign[] {
  const { text, at } = readableText(original)
  const tokens = textTokens(text)
  const found = [
    ...matches('link', text, PLAIN_LINKS),
    ...spans('link', tokens, maskedLinks(tokens)),
    ...matches('contact', withoutDates(text), PLAIN_CONTACTS),
    ...spans('contact', tokens, maskedContacts(tokens)),
    ...spans('promotion', tokens, promotions(tokens)),
  ]
  return withoutOverlaps(found).map(({ kind, from, to }) => ({
    kind,
    from: at[from] ?? 0,
    to: at[to] ?? original.length,
  }))
}

function matches(kind: Sign['kind'], text: string, forms: readonly RegExp[]): Sign[] {
  return forms.flatMap((form) =>
    Array.from(text.matchAll(form), ({ 0: found, index }) => ({
      kind,
      from: index,
      to: index + found.replace(/[.,;:!?)\]]$/, '').length,
    })),
  )
}

function spans(kind: Sign['kind'], tokens: readonly Token[], found: readonly TokenSpan[]): Sign[] {
  return found.map(([first, next]) => ({
    kind,
    from: tokens[first]?.from ?? 0,
    to: tokens[next - 1]?.to ?? 0,
  }))
}

/** Of two of one kind that overlap one span is left; the kinds stay apart, since each is a reason of its own. */
function withoutOverlaps(signs: readonly Sign[]): Sign[] {
  const kept: Sign[] = []
  const lastOf = new Map<Sign['kind'], Sign>()
  for (const sign of signs.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = lastOf.get(sign.kind)
    if (last !== undefined && sign.from < last.to) {
      last.to = Math.max(last.to, sign.to)
      continue
    }
    const copy = { ...sign }
    kept.push(copy)
    lastOf.set(sign.kind, copy)
  }
  return kept
}
