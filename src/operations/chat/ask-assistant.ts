import type { ChatAnswer, ChatMessage } from '#contract/chat/chat.schema.ts'
import { understandQuestion } from '#domain/chat/understand-question.ts'
import type { Question } from '#domain/chat/understand-question.ts'
import type { Topic } from '#domain/chat/topic-words.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { catalogueNames } from './catalogue-names.ts'
import { limitVisitor } from '../app/limit-visitor.ts'
import { draftAnswer } from './draft-answer.ts'
import { wordAnswer } from './word-answer.ts'

/**
 * Answers a visitor from the catalogue, with links to the pages used. The words of an outside model stand in
 * for ours when one is set and they hold up. Nothing of the conversation is kept on the server: `history` is
 * what makes a sign of danger count to the end. Refuses with rate_limited after the day's questions.
 */
export async function askAssistant(
  app: App,
  actor: Actor,
  { message, history = [] }: ChatMessage,
): Promise<ChatAnswer> {
  await limitVisitor(app, actor, 'chatDaily')
  const names = await catalogueNames(app)
  const question = understandQuestion(message, history, names, app.now())
  const draft = await draftAnswer(app, message, question)
  const wording = isFixed(question) ? undefined : await wordAnswer(app, message, draft, names)
  return {
    response: wording ?? draft.response,
    links: draft.links.map(({ title, path }) => ({ title, path })),
    topic: question.topic,
    keep: question.sign !== undefined,
  }
}

/** Never worded by a model: harm, age, safer gambling, law, and everything after harm (standard 24). */
function isFixed({ topic, noOffers }: Question): boolean {
  return noOffers || FIXED.has(topic)
}

const FIXED: ReadonlySet<Topic> = new Set([
  'harm',
  'age',
  'responsible_gambling',
  'law',
  'how_we_rate',
  'greeting',
  'thanks',
  'unknown',
])
