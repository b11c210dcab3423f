/** Finds signs of danger in a message: the server's reason to end recommendations for the whole conversation. */
import { saysUnderage } from '../age-words.ts'
import { harmIn } from '../harm-words.ts'
import { underageIn } from './ages.ts'
import { ENGLISH } from './english.ts'
import { DUTCH, GERMAN, SWEDISH } from './germanic.ts'
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './romance.ts'
import type { HelpLanguage, Sign, SignKind, SignLine } from './sign.ts'
import { signText } from './sign-text.ts'
import { POLISH, SERBIAN } from './slavic.ts'
import { languageOf } from './language-of.ts'

/** `year` and `adultAt` (the legal age where the visitor lives) decide what is too young. */
export function findSign(
  message: string,
  { year, adultAt }: { year: number; adultAt: number },
): Sign | undefined {
  const text = signText(message)
  const written = languageOf(text)
  const found = [
    ...TABLES.flatMap(([language, lines]) => signsOf(text, language, lines, written)),
    ...englishSigns(text),
    ...[underageIn(text, adultAt, year) ?? []].flat(),
  ].toSorted((a, b) => weight(a.kind) - weight(b.kind))
  const [worst] = found
  if (worst === undefined) return undefined
  // Words such as "vpn" belong to every language; the rest of the message says which one was used.
  const language = written ?? found.find((sign) => sign.language === 'en')?.language ?? worst.language
  return { kind: worst.kind, language }
}

const TABLES: readonly (readonly [HelpLanguage, readonly SignLine[]])[] = [
  ['en', ENGLISH],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
  ['it', ITALIAN],
  ['pt', PORTUGUESE],
  ['sv', SWEDISH],
  ['nl', DUTCH],
  ['pl', POLISH],
  ['sr', SERBIAN],
]

/** A table of another language counts only where the message is not plainly in English. */
function signsOf(
  text: string,
  language: HelpLanguage,
  lines: readonly SignLine[],
  written: HelpLanguage | undefined,
): Sign[] {
  if (language !== 'en' && written === 'en') return []
  return lines
    .filter(({ words, but }) => words.test(text) && but?.test(text) !== true)
    .map(({ kind }) => ({ kind, language }))
}

function englishSigns(text: string): Sign[] {
  const harm = harmIn(text)
  return [
    ...(harm === undefined ? [] : [{ kind: harm, language: 'en' } as const]),
    ...(saysUnderage(text) ? [{ kind: 'underage', language: 'en' } as const] : []),
  ]
}

const ORDER: readonly SignKind[] = ['crisis', 'underage', 'exclusion', 'evasion', 'somebody_close', 'harm']

function weight(kind: SignKind): number {
  return ORDER.indexOf(kind)
}
