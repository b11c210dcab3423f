import type { ChatAnswer, ChatMessage } from '#contract/chat/chat.schema.ts'
import type { Topic } from '#domain/chat/topic-words.ts'
import type { KnownNames } from '#domain/chat/read-message.ts'
import { withCorrectSpelling } from '#domain/chat/read-words.ts'
import { understandQuestion, type Question } from '#domain/chat/understand-question.ts'
import { inFull, mayMeanFirst, withFirst, withPlaces } from '#domain/chat/write-out.ts'
import { namesWritten, type Named } from '#domain/search/names-in-text.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { limitVisitor } from '../app/limit-visitor.ts'
import { catalogueNames } from './kept-reading.ts'
import { builtIn, draftAnswer } from './draft-answer.ts'

/**
 * Answers a visitor from the catalogue, with links to the used pages. The server stores nothing of the conversation;
 * `history` makes earlier signs of danger count. Refuses with rate_limited after the daily number of questions.
 */
export async function askAssistant(
  app: App,
  actor: Actor,
  { message: typed, history = [] }: ChatMessage,
): Promise<ChatAnswer> {
  await limitVisitor(app, actor, 'chatDaily')
  const known = await catalogueNames(app)
  const name = RegExp.escape(siteSettings(app).brand.name)
  const ownName = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'giu')
  const { casinos, games, offers, plainOffers } = known
  const namedIn = (text: string, ...lists: (readonly Named[])[]) =>
    lists.flatMap((list) => namesWritten(text, list))
  const asked = [...history, typed].map((text) => {
    const spelt = withCorrectSpelling(
      text.replaceAll(ownName, 'this site'),
      (word) => namedIn(word, casinos, games).length > 0,
    )
    return inFull(spelt, namedIn(spelt, casinos, games, offers, plainOffers))
  })
  const written = await withNames(app, asked, known)
  const message = written.at(-1) ?? ''
  const question = understandQuestion(message, written.slice(0, -1), known, app.now())
  const draft = await draftAnswer({ app, message: question.text, question, known })
  return {
    response: draft.response,
    links: draft.links.map(({ title, path }) => ({ title, path })),
    topic: question.topic,
    keep: question.sign !== undefined || question.isPossible,
  }
}

/**
 * Replaces "the second one" by the name at that place of the last list, and "there" by its first name. The list is made
 * again, because the server keeps no answers. A message with a sign of danger is left unchanged.
 */
async function withNames(app: App, messages: readonly string[], known: KnownNames): Promise<string[]> {
  const written: string[] = []
  const understood = (text: string, before: readonly string[]) =>
    understandQuestion(text, before.slice(-MOST_LISTS), known, app.now())
  for (const message of messages) {
    const ofPlace = withPlaces(message, ['it', 'it', 'it'])
    const mayRefer =
      (ofPlace !== undefined || mayMeanFirst(message)) &&
      understood(ofPlace ?? message, []).isUnderstood &&
      understood(message, []).sign === undefined
    const lists = mayRefer ? written.map((text, at) => understood(text, written.slice(0, at))) : []
    const named = lists.slice(0, lists.findLastIndex(({ topic }) => !SAYS_NOTHING.includes(topic)) + 1)
    const list = named
      .slice(ofPlace === undefined ? -1 : -MOST_LISTS)
      // "Does it have an app?" after the offers of a casino is about the casino.
      .findLast(
        (each) =>
          pathOf(each) !== undefined && !each.noOffers && (ofPlace !== undefined || each.topic !== 'casino'),
      )
    // Only casinos can be left out of a list.
    const asked = list?.topic === 'recommend_casino' ? message : message.replace(OTHER_ONES, 'show me more')
    if (list === undefined) written.push(asked)
    else {
      // oxlint-disable-next-line no-await-in-loop -- a place may be in a list that another place has narrowed
      const { links } = await builtIn({ app, message: list.text, question: list, known })
      const names = links.filter(({ path }) => path.startsWith(pathOf(list) ?? '/')).map(({ title }) => title)
      const text = withPlaces(asked, names) ?? withFirst(asked, list, names[0]) ?? asked
      // The second "another one" leaves out what the first one did, too.
      const before = asked.includes(OTHER_ONES) ? list.excluded.map(({ name }) => name) : []
      written.push([text, ...before].join(' or '))
    }
  }
  return written
}

/** How "another one" is written out in short-forms.json. */
const OTHER_ONES = 'the ones other than the first one'

/** Topics of messages between a list and a question about its first name: "why", "ok". */
const SAYS_NOTHING: readonly Topic[] = ['how_we_rate', 'thanks', 'unknown']

/** How many earlier messages are searched for a list. */
const MOST_LISTS = 4

/**
 * Where the names of a list lead: "games like Paper Comet" lists games, other questions about a game list casinos, and
 * "bonuses at Oakhelm" lists offers. Undefined for a question without a list.
 */
function pathOf({ topic, plain, aspects }: Question): string | undefined {
  if (topic === 'casino') return aspects.includes('offers') ? '/bonus/' : undefined
  return topic === 'game' && / (?:like|alike|similar) /.test(plain) ? '/game/' : LISTS[topic]
}

/** Topics that are answered by a list, with the path of what they list. */
const LISTS: Readonly<Partial<Record<Topic, string>>> = {
  recommend_casino: '/casino/',
  bonus_offers: '/bonus/',
  games: '/game/',
  game: '/casino/',
}
