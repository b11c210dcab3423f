/** The texts after a sign of danger, in the visitor's language. They never mention a casino, a bonus or a game. */
import WORDS from '../data/help-words.json' with { type: 'json' }
import type { HelpLanguage, SignKind } from '../signs/sign.ts'

/**
 * The texts for each kind of sign, for later messages of the same talk, and for messages that were not understood. The
 * other keys are labels of links.
 */
type HelpWording = Record<SignKind | 'later' | 'unknown' | 'reach' | 'elsewhere' | 'call' | 'page', string>

export const HELP_WORDS: Readonly<Record<HelpLanguage, HelpWording>> = WORDS
