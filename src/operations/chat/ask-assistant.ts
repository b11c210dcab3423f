import type { ChatAnswer, ChatMessage } from '#contract/chat/chat.schema.ts'
import { understandQuestion } from '#domain/chat/understand-question.ts'
import { inFull } from '#domain/chat/write-out.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { limitVisitor } from '../app/limit-visitor.ts'
import { catalogueNames } from './kept-reading.ts'
import { draftAnswer } from './draft-answer.ts'

/**
 * Answers a visitor from the catalogue, with links to the pages used. Nothing of the conversation is kept on the
 * server: `history` is what makes a sign of danger count to the end. Refuses with rate_limited after the day's questions.
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
