/** The questions and answers of the FAQ page, also used by the assistant. */
import { plainText, wordsOf } from '../search/plain-text.ts'
import { singular } from '../search/singular.ts'
import { lazily, remembered } from '../shared/lazily.ts'
import { asksForList } from '../search/asks-for-list.ts'
import GROUPS from './faq.json' with { type: 'json' }
import PROBLEMS from './problems.json' with { type: 'json' }
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
function withoutContractions(plain: string): string {
  return plain
    .replaceAll(/ (do|does|did|is|are|was|were|has|have|had|could|would|should)nt(?= )/g, ' $1 not')
    .replaceAll(/ (?:cant|cannot)(?= )/g, ' can not')
    .replaceAll(/ wont(?= )/g, ' will not')
    .replaceAll(/ (what|where|how|who|when)s(?= )/g, ' $1 is')
}

/** True for "which is better" and "do I have to take one", which mean something only after another message. */
export function isAboutNothing(plain: string): boolean {
  return askedWords(plain.replaceAll(/ (?:ones?|now|right|more|most|less)(?= )/g, '')).size < 2
}

/** The stems of a question's words without filler words, so that "withdrawals" and "withdrawal" are equal. */
function askedWords(plain: string): ReadonlySet<string> {
  return new Set(
    wordsOf(withoutContractions(plain))
      .map(singular)
      .filter((word) => !FRAME.has(word))
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

const allForms = lazily(() =>
  FAQ_GROUPS.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      [entry.question, ...(entry.also ?? [])]
        .map((form) => withoutContractions(plainText(form)))
        .map((plain) => ({ entry, plain, asks: asksOf(plain), words: askedWords(plain) })),
    ),
  ),
)

/** The entries by the words of their forms. */
const entriesWith = lazily(() => {
  const all = new Map<string, Set<FaqEntry>>()
  for (const { entry, words } of allForms())
    for (const word of words) all.set(word, (all.get(word) ?? new Set()).add(entry))
  return all
})

const formsAsWritten = lazily(() => new Map(allForms().map(({ plain, entry }) => [plain, entry])))

/** The weight of a word: the fewer forms use it, the higher. */
const weights = lazily(() => weightsOf(allForms().map(({ words }) => words)))

/**
 * The entry with the form most similar to a plain text, and their similarity from 0 to 1: twice the weight of the
 * shared words, divided by the weights of both texts (the Sørensen–Dice coefficient). Undefined for a single word.
 */
export function nearestInFaq(plain: string): { entry: FaqEntry; likeness: number } | undefined {
  const asked = askedWords(plain)
  if (asked.size < 2) return undefined
  const asks = asksOf(withoutContractions(plain))
  // "How many do you test?" is not "How do you test?", and "should I take a bonus?" not "why did they take my bonus?".
  const forms = allForms().filter(
    (form) =>
      measureOf(form.plain) === measureOf(plain) &&
      (asks === undefined || whatDecides(form.asks) === whatDecides(asks)),
  )
  const [nearest] = forms
    .map(({ entry, words }) => ({
      entry,
      likeness:
        (2 * weightOf([...asked].filter((word) => words.has(word)))) / (weightOf(asked) + weightOf(words)),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
  return nearest
}

function measureOf(plain: string): string | undefined {
  return / how (?:many|much|long|old|often) /.exec(plain)?.[0]
}

function weightsOf(forms: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of forms.flatMap((words) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, Math.log((2 * forms.length) / count)]))
}

/** A word in no form weighs as much as a word in a single form. */
function weightOf(words: Iterable<string>): number {
  let sum = 0
  for (const word of words) sum += weights().get(word) ?? Math.log(2 * allForms().length)
  return sum
}

/** Marks of a question about the site. Without one, "is it legit" may be about a casino. */
const ABOUT_THE_SITE = / (?:you|your|here|(?:this|your) (?:site|website)) /

/** The entry with a form written exactly so. */
export function writtenInFaq(plain: string): FaqEntry | undefined {
  return formsAsWritten().get(withoutContractions(plain))
}

/** True for a form written exactly so, of an entry that is not about gambling too much. */
export function isWordForWord(plain: string): boolean {
  const entry = writtenInFaq(plain)
  return entry !== undefined && !/gambling|too much/.test(entry.question)
}

/** "What is a no deposit bonus?", not "What is the catch?" */
const ASKS_MEANING = /^ (?:what (?:is|are)|whats) (?!the |your |my |this |it )(?:an? )?(?:[\w-]+ ){1,3}$/

/** The least share of a form's words that a question must use. */
const ENOUGH = 0.6

/**
 * The entry that a plain text asks for (see plainText): its forms together contain every word of the text except filler
 * words, and one form shares most of its words with the text. Undefined without one.
 */
export const askedInFaq = remembered(
  (plain): FaqEntry | undefined => findAsked(plain) ?? problemIn(plain),
  100,
)

const ASKS_FOR_CASINO = / which (?:online )?(?:casinos?|sites?) /
const TELLS = /^ (?:my|i(?! (?:want|need|like|love|prefer|look|would|only) )|im|ive|the|a|they|support) /

/** "My documents were rejected, what now?" tells and asks in two sentences. The first one says what it is about. */
const ENDING =
  / (?:so |and |but )?(?:what now|what happened|what(?: (?:can|should|do|must|could) i| to) do(?: now| then| about (?:it|that|this))?|why(?: is that)?|how come|is that normal|who can help|can you help|help|please help|any ideas?) $/

function findAsked(text: string): FaqEntry | undefined {
  const same = writtenInFaq(text)
  if (same !== undefined) return same
  const told = text.replace(ENDING, ' ')
  const plain = TELLS.test(told) && asksOf(told) === undefined ? told : text
  const asked = [...askedWords(plain)]
  const asks = asksOf(withoutContractions(plain))
  if (asked.length === 0) return undefined
  if (asked.length === 1 && !ABOUT_THE_SITE.test(plain))
    return asksForList(plain) ? undefined : askedByOneWord(asked[0], asks)
  // A request for a list or a meaning is something else, unless it uses the exact words of a form.
  const enough = asksForList(plain) || ASKS_MEANING.test(plain) ? 1 : ENOUGH
  const [first = '', ...others] = asked
  const entries = [...(entriesWith().get(first) ?? [])].filter((entry) =>
    others.every((word) => entriesWith().get(word)?.has(entry)),
  )
  if (entries.length === 0) return undefined
  const fitting = allForms().filter(
    ({ entry, words, asks: opener, plain: form }) =>
      entries.includes(entry) &&
      // "My withdrawal was declined" asks why.
      (asks !== undefined || opener === undefined || (opener === ' why ' && TELLS.test(plain))) &&
      // "Crash games" is not "my game crashed".
      (asks !== undefined || TELLS.test(plain) || !/^ (?:my|i|ive|they) /.test(form)) &&
      // "Which casino would you choose for slots?" is not "Which slots should I choose?".
      (!ASKS_FOR_CASINO.test(plain) || / casinos? /.test(form)) &&
      (asked.length > 2 || opener === asks || asks === undefined) &&
      (TELLS.test(plain) || whatDecides(asks) === whatDecides(opener)) &&
      (measureOf(plain) === undefined || measureOf(plain) === measureOf(form)) &&
      // A text that is not a question must match a single form.
      (asks !== undefined || asked.every((word) => words.has(word))) &&
      sharedOf(asked, words) >= enough * Math.max(words.size, asked.length),
  )
  // "Who writes reviews?" is not "How do I write a review?".
  const sameOpener = fitting.filter((form) => form.asks === asks)
  const near = sameOpener.length > 0 ? sameOpener : fitting
  return near.toSorted(
    (a, b) => sharedOf(asked, b.words) - sharedOf(asked, a.words) || a.words.size - b.words.size,
  )[0]?.entry
}

/** "Do online casinos cheat?" is "Do casinos cheat?". A form about the site needs a question about it. */
function askedByOneWord(word: string | undefined, asks: string | undefined): FaqEntry | undefined {
  return allForms().find(
    (form) =>
      form.words.size === 1 &&
      form.words.has(word ?? '') &&
      asks !== undefined &&
      form.asks === asks &&
      / casinos? /.test(form.plain) &&
      !ABOUT_THE_SITE.test(form.plain),
  )?.entry
}

const problemRows = lazily(() =>
  PROBLEMS.rows.map(({ noun, problem, question }) => ({
    noun: new RegExp(` (?:${PROBLEMS.nouns[noun as keyof typeof PROBLEMS.nouns]})(?= )`),
    problem: new RegExp(` (?:${PROBLEMS.problems[problem as keyof typeof PROBLEMS.problems]})(?= )`),
    entry: FAQ_GROUPS.flatMap(({ entries }) => entries).find((each) => each.question === question),
  })),
)
const ANY_NOUN = new RegExp(` (?:${Object.values(PROBLEMS.nouns).join('|')})(?= )`, 'g')
const BESIDE_PROBLEMS: ReadonlySet<string> = new Set(PROBLEMS.beside.split(' '))

/** A question or a wish that names a problem without having it, a plan for a second account, and what the player did. */
const TELLS_NOTHING =
  /^ (?:which|where|who|how|when (?:do|does|is|are|will|should)|what(?! (?:if|happens|can i do|should i do|do i do) )|whats|is(?! it (?:normal|ok|okay|allowed|fair) )|are|am|do|does|did|can(?! (?:they|the casino|a casino) )|could|should|would|will|any|show|give|find|best|list|recommend|suggest|(?:has|have|had) (?!not )\w+) | (?:second|another|new|other) accounts? | i (?:just )?(?:cancelled|reversed|took) (?!.* by (?:accident|mistake))/

/**
 * The entry about what went wrong at a casino, told in any words: "my bonus never showed up". Each row of
 * `problems.json` has a noun and a problem, and besides these the text may only hold words that change nothing.
 */
export function problemIn(text: string): FaqEntry | undefined {
  const plain = withoutContractions(text.replace(ENDING, ' ')).replaceAll(/ \d+(?= )/g, ' number')
  if (TELLS_NOTHING.test(plain) || (asksForList(plain) && !TELLS.test(plain))) return undefined
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

function sharedOf(asked: readonly string[], words: ReadonlySet<string>): number {
  return asked.filter((word) => words.has(word)).length
}

/** "Who makes live games?" is not "Are live games fair?". */
function whatDecides(asks: string | undefined): string | undefined {
  return [' why ', ' who ', ' when ', ' where '].find((word) => word === asks)
}

function asksOf(plain: string): string | undefined {
  return / (?:how|why|when|who|where|what|whats|which|can|could|do|does|is|are|should|will|must) /.exec(
    plain,
  )?.[0]
}
