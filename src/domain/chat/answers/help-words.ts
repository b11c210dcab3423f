/** What is said after a sign of danger, in the visitor's language. Never a casino, a bonus or a game. */
import WORDS from '../data/help-words.json' with { type: 'json' }
import type { HelpLanguage, SignKind } from '../signs/sign.ts'

/** What is said for each kind of sign, later in the same talk, and to what was not understood; the rest are names of links. */
type HelpWording = Record<SignKind | 'later' | 'unknown' | 'reach' | 'elsewhere' | 'call' | 'page', string>

export const HELP_WORDS: Readonly<Record<HelpLanguage, HelpWording>> = WORDS
