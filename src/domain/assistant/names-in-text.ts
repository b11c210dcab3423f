/** Finds the names of things in what a visitor typed, whatever their case, spacing, accents and small typos. */
import { isNearly } from './is-nearly.ts'
import { plainText, wordsOf } from './plain-text.ts'

export interface Named {
  id: number
  name: string
}

/** More than this many words are not looked at for typos. */
const MAX_WORDS = 60

/**
 * The named things that the text names, in the order of the list; a name within a longer one does not count.
 * Ordinary words are never a typo of a name, so "quality" is not a misspelt casino.
 */
export function namesIn(
  text: string,
  named: readonly Named[],
  ordinary: ReadonlySet<string> = ORDINARY,
): Named[] {
  const plain = plainText(text)
  const exact = named.filter(({ name }) => isWritten(plain, plainText(name)))
  const longest = exact.filter(
    ({ name }) =>
      !exact.some((other) => other.name !== name && plainText(other.name).includes(plainText(name))),
  )
  // What is written right is taken out; what is left may still hold a misspelt one.
  const rest = longest.reduce((text, { name }) => text.replaceAll(plainText(name), '  '), plain)
  const words = wordsOf(rest).slice(0, MAX_WORDS)
  return named.filter(
    (one) =>
      longest.includes(one) ||
      (!exact.includes(one) && isMisspelt(words, wordsOf(plainText(one.name)), ordinary)),
  )
}

function isWritten(plain: string, name: string): boolean {
  return name.trim() !== '' && plain.includes(name)
}

function isMisspelt(
  words: readonly string[],
  name: readonly string[],
  ordinary: ReadonlySet<string>,
): boolean {
  const meant = name.join('')
  // One word more or less than the name has: "alder moon", "papercomet".
  return [name.length, name.length + 1, name.length - 1]
    .filter((size) => size > 0)
    .some((size) =>
      words.some((_, start) => {
        const run = words.slice(start, start + size)
        if (run.length < size || run.every((word) => ordinary.has(word))) return false
        return isNearly(run.join(''), meant)
      }),
    )
}

/** Words of questions that resemble names often enough to matter. */
const ORDINARY: ReadonlySet<string> = new Set(
  `about accept accepts account after again against already also amount another answer available average away bank because before
  best better between bonus bonuses browser budget button cannot card cards casino casinos cash change check choose close code
  compare control could country crypto currency deposit deposits different does doing dollars during early easier either email enough
  euros every everything expert explain explains fast faster fastest favourite fees find first free from game games getting give good
  great have having hello help higher highest house however interest japan know later least legal license limit limits list little live
  living loads look looking lose losing lost lowest luck lucky make many matter maximum mean means method methods minimum mobile money
  month more most much must need never nothing offer offers often online only option options other over page paying payment payments
  payout payouts people phone play player players playing please points poker popular possible problem promo provider quality question
  quick quickly rating ratings ready real really reason recommend reliable require requirement requirements responsible return review
  reviews roulette rules safe safer safest safety save score scores second security should show simple site sites slot slots small
  something sometimes spend spending spins sports stake start state still strategy strategies suggest support table tables take terms
  thank thanks that their them there these they thing things think this those through time times today together transfer trust
  trusted under understand until user users using verify version very volatility wager wagering wallet want wants watch welcome well
  were what when where whether which while will winning wins with without wonder work working works would wrong year years young
  yours`.split(/\s+/),
)
