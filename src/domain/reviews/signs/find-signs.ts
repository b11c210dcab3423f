import { maskedContacts } from './masked-contacts.ts'
import { maskedLinks, type TokenSpan } from './masked-links.ts'
import { PLAIN_CONTACTS, PLAIN_LINKS, withoutDates } from './plain-notation.ts'
import { promotions } from './promotion.ts'
import { readableText } from './readable-text.ts'
import { textTokens, type Token } from './text-tokens.ts'

/** A part of a text that advertises. */
export interface Sign {
  kind: 'link' | 'contact' | 'promotion'
  /** Position in the original text (UTF-16 index): first character, and end (exclusive). */
  from: number
  to: number
}

/** The signs of advertising in a text, in order and without overlaps. Takes linear time. */
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

/** Merges overlapping signs of one kind. Kinds are kept apart, because each is a separate reason to hold the review. */
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
