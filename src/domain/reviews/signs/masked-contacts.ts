/** Mail addresses and numbers in words: "name (at) mail", "name at gmail dot com", "zero one seven ...". */
import { dotAt } from './dots.ts'
import type { TokenSpan } from './masked-links.ts'
import type { Token } from './text-tokens.ts'

export function maskedContacts(tokens: readonly Token[]): TokenSpan[] {
  return tokens.flatMap((token, place) => {
    if (!token.isWord) return []
    const end = mailEnd(tokens, place) ?? numberEnd(tokens, place)
    return end === undefined ? [] : [[place, end] as const]
  })
}

function mailEnd(tokens: readonly Token[], place: number): number | undefined {
  const at = atAfter(tokens, place)
  if (at === undefined) return undefined
  const host = tokens[at.end]
  if (host?.isWord !== true) return undefined
  const dot = dotAt(tokens, at.end + 1)
  const ending = dot === undefined ? undefined : tokens[at.end + 1 + dot.length]
  const hasEnding = ending !== undefined && MAIL_ENDINGS.has(ending.word)
  const end = dot === undefined || !hasEnding ? at.end + 1 : at.end + 2 + dot.length
  if (at.isMasked) return end
  // "On support@" is not an address, and "I work at Yahoo" is a sentence.
  return hasEnding && (at.isSign || MAIL_HOSTS.has(host.word)) ? end : undefined
}

function atAfter(tokens: readonly Token[], place: number) {
  const [first, second, third] = [tokens[place + 1], tokens[place + 2], tokens[place + 3]]
  if (first?.raw === '@') return { end: place + 2, isMasked: false, isSign: true }
  if (first?.word === 'at') return { end: place + 2, isMasked: false, isSign: false }
  const isMasked =
    (second?.word === 'at' || second?.raw === '@' || second?.word === 'ät') &&
    CLOSED_BY.get(first?.raw ?? '') === third?.raw &&
    third !== undefined
  return isMasked ? { end: place + 4, isMasked, isSign: false } : undefined
}

/** Seven or more consecutive digits in words. */
function numberEnd(tokens: readonly Token[], place: number): number | undefined {
  // A run is tested from its start only.
  if (DIGIT_WORDS.has(tokens[place - 1]?.word ?? '')) return undefined
  let end = place
  while (DIGIT_WORDS.has(tokens[end]?.word ?? '')) end++
  return end - place >= 7 ? end : undefined
}

const CLOSED_BY: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['*', '*'],
  ['_', '_'],
])
const MAIL_HOSTS: ReadonlySet<string> = new Set(
  'gmail googlemail yahoo outlook hotmail protonmail proton icloud gmx yandex mail live web'.split(' '),
)
const MAIL_ENDINGS: ReadonlySet<string> = new Set('com net org de ru me uk info rs example'.split(' '))
const DIGIT_WORDS: ReadonlySet<string> = new Set(
  'zero oh null one two three four five six seven eight nine double triple'.split(' '),
)
