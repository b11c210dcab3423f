/** What goes wrong at a casino, told in any words, and the question of the FAQ that answers it. */
import { asksForList } from '../search/asks-for-list.ts'
import { wordsOf } from '../search/plain-text.ts'
import { lazily } from '../shared/lazily.ts'
import { FAQ_GROUPS, withoutContractions, writtenInFaq, type FaqEntry } from './faq.ts'
import PROBLEMS from './problems.json' with { type: 'json' }

const problemRows = lazily(() =>
  PROBLEMS.rows.map(({ noun, problem, question }) => ({
    noun: new RegExp(` (?:${PROBLEMS.nouns[noun as keyof typeof PROBLEMS.nouns]})(?= )`),
    problem: new RegExp(` (?:${PROBLEMS.problems[problem as keyof typeof PROBLEMS.problems]})(?= )`),
    entry: FAQ_GROUPS.flatMap(({ entries }) => entries).find((each) => each.question === question),
  })),
)
const ANY_NOUN = new RegExp(` (?:${Object.values(PROBLEMS.nouns).join('|')})(?= )`, 'g')
const BESIDE_PROBLEMS: ReadonlySet<string> = new Set(PROBLEMS.beside.split(' '))

/** True for a plain text that begins like a report, not like a question. */
export function tells(plain: string): boolean {
  return /^ (?:my|i(?! (?:(?:dont |do not )?(?:want|need)|like|love|prefer|look|would|only) )|im|ive|the|a|they|support) /.test(
    plain,
  )
}

/** "My documents were rejected, what now?" tells and asks in two sentences. The first one says what it is about. */
const ENDING =
  / (?:so |and |but )?(?:what now|what happened|what(?: (?:can|should|do|must|could) i| to) do(?: now| then| about (?:it|that|this))?|why(?: is that)?|how come|is that normal|who can help|can you help|help|please help|any ideas?) $/

/** A plain text without "what now" at its end. */
export function withoutEnding(plain: string): string {
  return plain.replace(ENDING, ' ')
}

/** A question or a wish that names a problem without having it, a plan for a second account, and what the player did. */
const TELLS_NOTHING =
  /^ (?:which|where|who|how|when (?:do|does|is|are|will|should)|what(?! (?:if|happens|can i do|should i do|do i do) )|whats|is(?! it (?:normal|ok|okay|allowed|fair) )|are|am|do|does|did|can(?! (?:they|the casino|a casino) )|could|should|would|will|any|show|give|find|best|list|recommend|suggest|(?:has|have|had) (?!not )\w+) | (?:second|another|new|other) accounts? | i (?:just )?(?:cancelled|reversed|took) (?!.* by (?:accident|mistake))/

/**
 * The entry about what went wrong at a casino, told in any words: "my bonus never showed up". Each row of
 * `problems.json` has a noun and a problem, and besides these the text may only hold words that change nothing.
 */
export function problemIn(text: string): FaqEntry | undefined {
  const plain = withoutContractions(withoutEnding(text)).replaceAll(/ \d+(?= )/g, ' number')
  if (TELLS_NOTHING.test(plain) || (asksForList(plain) && !tells(plain))) return undefined
  const written = writtenInFaq(text)
  return problemRows().find(({ noun, problem, entry }) => {
    const rest = plain.replace(problem, ' ')
    return (
      rest !== plain &&
      noun.test(rest) &&
      (written === undefined || written === entry) &&
      wordsOf(rest.replaceAll(ANY_NOUN, ' ')).every((word) => BESIDE_PROBLEMS.has(word))
    )
  })?.entry
}
