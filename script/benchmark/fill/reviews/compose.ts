import { capitalise, type Deal, type Facts } from './phrases.ts'
import { moodOf, type Mood } from './scores.ts'
import { between, pick, pickWeighted, type Random } from '#db/demo/seeded.ts'
import { withHabits, withTurn } from './typing.ts'

export type ByMood = Readonly<Record<Mood, readonly string[]>>

/** Everything that can be said about one kind of thing, by topic ("payouts", "wagering") and mood. */
export interface PhraseBook {
  sentences: Readonly<Record<string, ByMood>>
  /** Fragments without capital or full stop, usable alone, after "Payouts:" and after "Pros:". */
  fragments: Readonly<Record<string, ByMood>>
  labels: Readonly<Record<string, string>>
  backgrounds: readonly string[]
  openings: ByMood
  closings: ByMood
  grumbles: readonly string[]
}

/** The topics of one review with their ratings, the most telling first. */
export type Opinions = readonly (readonly [topic: string, rating: number])[]

export interface Reviewer {
  random: Random
  deal: Deal
  facts: Facts
}

type Voice = (reviewer: Reviewer, book: PhraseBook, mood: Mood, opinions: Opinions) => string[]

const VOICES = { terse, list, plain, chatty, careful, grumbling } satisfies Record<string, Voice>

const WEIGHTS: Readonly<Record<Mood, Record<keyof typeof VOICES, number>>> = {
  good: { terse: 20, list: 11, plain: 38, chatty: 17, careful: 14, grumbling: 0 },
  fair: { terse: 18, list: 14, plain: 36, chatty: 12, careful: 16, grumbling: 4 },
  poor: { terse: 18, list: 8, plain: 26, chatty: 6, careful: 14, grumbling: 28 },
}

/** The text of one review, at most `limit` characters: later sentences are left out to keep to it. */
export function composeText(
  reviewer: Reviewer,
  book: PhraseBook,
  mood: Mood,
  opinions: Opinions,
  limit: number,
): string {
  const voice = pickWeighted(reviewer.random, WEIGHTS[mood])
  const parts = VOICES[voice](reviewer, book, mood, opinions)
  while (parts.join(' ').length > limit && parts.length > 1) parts.splice(-1)
  return withHabits(reviewer.random, parts.join(' '))
}

function terse(reviewer: Reviewer, book: PhraseBook, _mood: Mood, opinions: Opinions): string[] {
  const few = opinions.slice(0, between(reviewer.random, 1, 2))
  const fragments = few.flatMap((opinion) => fragmentOf(reviewer, book, opinion))
  return reviewer.random() < 0.3
    ? [`${capitalise(fragments.join(', '))}.`]
    : fragments.map((fragment) => `${capitalise(fragment)}.`)
}

function list(reviewer: Reviewer, book: PhraseBook, _mood: Mood, opinions: Opinions): string[] {
  const several = opinions.slice(0, between(reviewer.random, 3, 5))
  const said = (mood: Mood) =>
    several
      .filter(([, rating]) => moodOf(rating) === mood)
      .flatMap((opinion) => fragmentOf(reviewer, book, opinion))
  const [pros, cons, rest] = [said('good'), said('poor'), said('fair')]
  if (pros.length > 0 && cons.length > 0) {
    const middle =
      rest.length > 0
        ? [`${pick(reviewer.random, ['In between', 'So-so', 'Middling'])}: ${rest.join(', ')}.`]
        : []
    return [`Pros: ${pros.join(', ')}.`, `Cons: ${cons.join(', ')}.`, ...middle]
  }
  return several.flatMap((opinion) =>
    fragmentOf(reviewer, book, opinion).map((fragment) =>
      labelled(book.labels[opinion[0]] ?? opinion[0], fragment),
    ),
  )
}

/** "Support: slow at night", not "Support: support slow at night". */
function labelled(label: string, fragment: string): string {
  const bare = fragment.toLowerCase().startsWith(`${label.toLowerCase()} `)
    ? fragment.slice(label.length + 1)
    : fragment
  return `${label}: ${bare}.`
}

function plain(reviewer: Reviewer, book: PhraseBook, mood: Mood, opinions: Opinions): string[] {
  const { random } = reviewer
  const opening = random() < 0.4 ? said(reviewer, book.openings[mood]) : []
  const closing = random() < 0.3 ? said(reviewer, book.closings[mood]) : []
  return [...opening, ...sentencesOn(reviewer, book, opinions.slice(0, between(random, 1, 3))), ...closing]
}

function chatty(reviewer: Reviewer, book: PhraseBook, mood: Mood, opinions: Opinions): string[] {
  const sentences = sentencesOn(reviewer, book, opinions.slice(0, between(reviewer.random, 2, 3)))
  return [...said(reviewer, book.backgrounds), ...sentences, ...said(reviewer, book.closings[mood])]
}

function careful(reviewer: Reviewer, book: PhraseBook, mood: Mood, opinions: Opinions): string[] {
  const opening = reviewer.random() < 0.5 ? said(reviewer, book.openings[mood]) : []
  const closing = reviewer.random() < 0.3 ? said(reviewer, book.closings[mood]) : []
  return [
    ...opening,
    ...sentencesOn(reviewer, book, opinions.slice(0, between(reviewer.random, 3, 6))),
    ...closing,
  ]
}

function grumbling(reviewer: Reviewer, book: PhraseBook, mood: Mood, opinions: Opinions): string[] {
  const sentences = sentencesOn(reviewer, book, opinions.slice(0, between(reviewer.random, 1, 3)))
  const closing = reviewer.random() < 0.5 ? said(reviewer, book.closings[mood]) : []
  return [...said(reviewer, book.grumbles), ...sentences, ...closing]
}

function said(reviewer: Reviewer, table: readonly string[]): string[] {
  const phrase = reviewer.deal(table, reviewer.facts)
  return phrase === undefined ? [] : [phrase]
}

function fragmentOf(reviewer: Reviewer, book: PhraseBook, [topic, rating]: Opinions[number]): string[] {
  return said(reviewer, book.fragments[topic]?.[moodOf(rating)] ?? [])
}

/** One sentence a topic; where praise meets complaint, some people mark the turn. */
function sentencesOn(reviewer: Reviewer, book: PhraseBook, opinions: Opinions): string[] {
  return opinions.flatMap(([topic, rating], index) => {
    const sentences = said(reviewer, book.sentences[topic]?.[moodOf(rating)] ?? [])
    const before = opinions[index - 1]
    const turns = before !== undefined && Math.abs(before[1] - rating) >= 4 && reviewer.random() < 0.5
    return turns ? sentences.map((sentence) => withTurn(reviewer.random, sentence)) : sentences
  })
}
