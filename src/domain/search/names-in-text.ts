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
  const known = named.map((one) => ({ one, plainName: plainText(one.name) }))
  const exact = known.filter(({ plainName }) => isWritten(plain, plainName))
  const longest = exact.filter(
    ({ one, plainName }) =>
      !exact.some((other) => other.one.name !== one.name && other.plainName.includes(plainName)),
  )
  // What is written right is taken out; what is left may still hold a misspelt one.
  const rest = longest.reduce((text, { plainName }) => text.replaceAll(plainName, '  '), plain)
  const runs = runsIn(wordsOf(rest).slice(0, MAX_WORDS), ordinary)
  const [isExact, isLongest] = [new Set(exact), new Set(longest)]
  return known
    .filter(
      (each) => isLongest.has(each) || (!isExact.has(each) && isMisspelt(runs, wordsOf(each.plainName))),
    )
    .map(({ one }) => one)
}

function isWritten(plain: string, name: string): boolean {
  return name.trim() !== '' && plain.includes(name)
}

function isMisspelt(runs: ReturnType<typeof runsIn>, name: readonly string[]): boolean {
  const meant = name.join('')
  // One word more or less than the name has: "alder moon", "papercomet".
  return [name.length, name.length + 1, name.length - 1].some((size) =>
    runs(size).some((run) => isNearly(run, meant)),
  )
}

/** The different runs of so many words in a row, joined, each size put together once; never of ordinary words alone. */
function runsIn(
  words: readonly string[],
  ordinary: ReadonlySet<string>,
): (size: number) => readonly string[] {
  const runsOf = new Map<number, readonly string[]>()
  const put = (size: number): readonly string[] => {
    const runs = words
      .map((_, start) => words.slice(start, start + size))
      .filter((run) => size > 0 && run.length === size && !run.every((word) => ordinary.has(word)))
    const joined = [...new Set(runs.map((run) => run.join('')))]
    runsOf.set(size, joined)
    return joined
  }
  return (size) => runsOf.get(size) ?? put(size)
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
