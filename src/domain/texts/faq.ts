/** The questions and answers of the FAQ page, also used by the assistant. */
import { plainText, wordsOf } from '../search/plain-text.ts'
import { singular } from '../search/singular.ts'
import { lazily } from '../shared/lazily.ts'
import GROUPS from './faq.json' with { type: 'json' }
import SAME_WORDS from './same-words.json' with { type: 'json' }

export interface FaqEntry {
  question: string
  /** Other wordings of the question, for the assistant. */
  also?: readonly string[]
  /** True for an entry about help with gambling. The assistant quotes it after a sign of danger too. */
  isHelp?: boolean
  answer: readonly string[]
}

export interface FaqGroup {
  id: string
  title: string
  entries: readonly FaqEntry[]
}

/** In the order in which visitors usually ask. */
export const FAQ_GROUPS: readonly FaqGroup[] = GROUPS

/** Words that shape a question and carry no subject. */
const FRAME: ReadonlySet<string> = new Set(
  `a an the my your you i me we us it its this that these those there here is are was were be been am do does did have
  has had can could will would should may might must what whats which how why when where who whom of to in on at for
  from with by and or if so s please tell explain want need get got about any some much many long really exactly
  casino online site website just actually maybe simply im ive`.split(/\s+/),
)

/** Writes "doesnt" as "does not", "cannot" as "can not". */
export function withoutContractions(plain: string): string {
  return plain
    .replaceAll(/ (do|does|did|is|are|was|were|has|have|had|could|would|should)nt(?= )/g, ' $1 not')
    .replaceAll(/ (?:cant|cannot)(?= )/g, ' can not')
    .replaceAll(/ wont(?= )/g, ' will not')
    .replaceAll(/ (what|where|how|who|when)s(?= )/g, ' $1 is')
}

/** True for "which is better" and "do I have to take one", which mean something only after another message. */
export function isAboutNothing(plain: string): boolean {
  return subjectsOf(plain.replaceAll(/ (?:ones?|now|right|more|most|less)(?= )/g, '')).size < 2
}

/** The stems of a plain text without filler words, so that "withdrawals" and "withdrawal" are equal. */
export function subjectsOf(plain: string): ReadonlySet<string> {
  return stemsOf(plain, FRAME)
}

/** The stems of the words of a plain text, the same one for words that ask the same. */
export function stemsOf(plain: string, without: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  return new Set(
    wordsOf(withoutContractions(plain))
      .map(singular)
      .filter((word) => !without.has(word))
      .map(stemOf)
      .map((stem) => sameStems().get(stem) ?? stem),
  )
}

function stemOf(word: string): string {
  return word.replace(/^\d+x?$/, 'number').replace(/(?<=\w{4})(?:(?<!^even)ing|ed|s|e)$/, '')
}

/** The first stem of a group of words that ask the same, by each of its others. */
const sameStems = lazily(
  () =>
    new Map(
      SAME_WORDS.flatMap((line) => {
        const [first = '', ...others] = wordsOf(line).map(singular).map(stemOf)
        return others.map((stem) => [stem, first] as const)
      }),
    ),
)

/** Every question with its other forms, as plain texts. */
export const faqForms = lazily(() =>
  FAQ_GROUPS.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      [entry.question, ...(entry.also ?? [])].map((form) => ({
        entry,
        plain: withoutContractions(plainText(form)),
      })),
    ),
  ),
)

const formsAsWritten = lazily(() => new Map(faqForms().map(({ plain, entry }) => [plain, entry])))

/** The entry with a form written exactly so. */
export function writtenInFaq(plain: string): FaqEntry | undefined {
  return formsAsWritten().get(withoutContractions(plain))
}

/** True for a form written exactly so, of an entry that is not about gambling too much. */
export function isWordForWord(plain: string): boolean {
  const entry = writtenInFaq(plain)
  return entry !== undefined && !/gambling|too much/.test(entry.question)
}
