import type { ChatAnswer, ChatMessage } from '#contract/chat/chat.schema.ts'
import { understandQuestion } from '#domain/chat/understand-question.ts'
import { inFull } from '#domain/chat/write-out.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { limitVisitor } from '../app/limit-visitor.ts'
import { catalogueNames } from './kept-reading.ts'
import { draftAnswer } from './draft-answer.ts'

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
  const message = inFull(typed)
  const names = await catalogueNames(app)
  const question = understandQuestion(message, history.map(inFull), names, app.now())
  const draft = await draftAnswer({ app, message, question, known: names })
  return {
    response: draft.response,
    links: draft.links.map(({ title, path }) => ({ title, path })),
    topic: question.topic,
    keep: question.sign !== undefined || question.isPossible,
  }
}
