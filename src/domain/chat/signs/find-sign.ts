/** Finds signs of danger in a message. The server uses them to stop recommending for the rest of the conversation. */
import { anyOf } from '../../search/plain-text.ts'
import KNOWN_WORDS from '../data/known-word-signs.json' with { type: 'json' }
import SIGNS from '../data/signs.json' with { type: 'json' }
import { ageIn } from './ages.ts'
import { languageOf } from './language-of.ts'
import type { HelpLanguage, Sign, SignKind, SignLimits } from './sign.ts'
import { signText } from './sign-text.ts'

/**
 * The gravest sign in a message; it decides the kind of help. A message without a sign still gets an offer only when
 * all its words are known (read-words.ts). `isEnglish` skips the tables of other languages, because "platform" is also
 * a Serbian word.
 */
export function findSign(message: string, limits: SignLimits, isEnglish: boolean): Sign | undefined {
  const text = signText(message).replaceAll(ORDINARY, ' ')
  const written = isEnglish ? 'en' : languageOf(text)
  const found: Sign[] = TABLES.filter(({ language }) => language === 'en' || written !== 'en').flatMap(
    ({ language, lines }) =>
      lines.filter(({ words }) => words.test(text)).map(({ kind }) => ({ kind, language })),
  )
  if (written === undefined || written === 'en')
    found.push(
      ...KNOWN_WORD_SIGNS.filter(([, words]) => words.test(text)).map(([kind]) => ({
        kind,
        language: 'en' as const,
      })),
    )
  const age = ageIn(text, limits)
  if (age) found.push({ kind: 'underage', language: written ?? 'en' })
  // A person who writes about a relative and about their own gambling gets help for themselves.
  const isOwn = found.some(({ kind }) => kind === 'harm') && OWN_PLAY.test(text)
  const [worst] = found
    .filter(({ kind }) => kind !== 'somebody_close' || !isOwn)
    .filter(({ kind }) => kind !== 'exclusion' || !ASKS_WHAT_IT_IS.test(text))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  if (worst === undefined) return undefined
  // A question about how to exclude oneself is not an attempt to get around an exclusion.
  if (worst.kind === 'exclusion' && ASKS_HOW_TO_EXCLUDE.test(text))
    return { kind: 'harm', language: written ?? 'en' }
  // Words such as "vpn" exist in every language; the rest of the message decides which was used.
  const language = written ?? found.find((sign) => sign.language === 'en')?.language ?? worst.language
  return { kind: worst.kind, language }
}

const ORDER: readonly SignKind[] = ['crisis', 'underage', 'exclusion', 'evasion', 'somebody_close', 'harm']

/** Dangers expressed in ordinary words, recognised by combinations. */
const KNOWN_WORD_SIGNS = KNOWN_WORDS.signs.map(
  ({ kind, words }) => [kind as SignKind, anyOf(words, KNOWN_WORDS.nouns)] as const,
)

const OWN_PLAY =
  / my (?:own )?(?:gambling|playing|betting|losses|debts?|habit|problem|addiction|slots|play) | (?:i|ive|im|id) (?:\w+ ){0,3}(?:gambl\w*|play\w*|deposit\w*|bet|bets|betting|lost|lose|losing|spent|spend|promised|swore|told|lied|lie|hide|hid|hiding|hidden|cant|cannot|keep|kept|owe|borrowed|sold|stole|pawned|need|must|want|again|stopped|quit|habit|problem|losses|debts?) |hid(?:e|es|ing) .{0,40}from my |(?:see|know|knows|find|finds|notice|notices|showing|show) .{0,30}(?:my|our) (?:casino|deposits?|account|bank|statement|losses|gambling) |my (?:wife|husband|partner|boyfriend|girlfriend|family|parents|mum|mom|dad|kids|boss) (?:\w+ ){0,3}(?:doesnt|does not|dont|mustnt|must not|cannot|cant|wont|never|found|finds|knows?|sees?|wants|leaves?|left|hates?|hate) /

/** "What is GamStop?" asks for an explanation, not for a way around it. */
const ASKS_WHAT_IT_IS =
  /^ (?:what is|whats|what does|how does|explain|define|meaning of|(?:does|is) \w+ (?:cost|free|work)) (?!.* (?:i|im|my|not|isnt|arent|dont|doesnt|without|best|top|early) )/

const ASKS_HOW_TO_EXCLUDE =
  /^ (?:how (?:do|can|could|should) i|how to|where (?:do|can) i|i (?:want|would like|need) to|help me|can i|steps to) (?:self ?exclude|(?:exclude|ban|block) myself|(?:close|delete|end) my (?:(?:casino|player|gambling|betting) )?accounts?(?: (?:at|with) \w+(?: \w+)?)?)(?: (?:from|at|for|on) (?:all |a |my |every |the )?(?:casinos?|sites?|gambling|online gambling|gambling sites|accounts?))?(?: in (?:the )?\w+(?: \w+)?)? $/

const TABLES = (Object.entries(SIGNS) as [HelpLanguage, Record<SignKind, string>][]).map(
  ([language, kinds]) => ({
    language,
    lines: (Object.entries(kinds) as [SignKind, string][]).map(([kind, phrases]) => ({
      kind,
      words: new RegExp(` (?:${phrases.split(' | ').map(patternOf).join('|')}) `),
    })),
  }),
)

/** Phrases that match a sign and mean something else. */
const ORDINARY = new RegExp(` (?:${KNOWN_WORDS.ordinary.join('|')})(?= )`, 'g')

/** In phrases `*` matches the rest of a word and `#` a number. */
function patternOf(phrase: string): string {
  return phrase.replaceAll('*', '[a-z0-9]*').replaceAll('#', String.raw`\d\w*`)
}
