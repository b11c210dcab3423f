import type { ChatAnswer, ChatMessage } from '#contract/chat/chat.schema.ts'
import { listKnownNames } from '#db/queries/chat/assistant-facts.ts'
import { understandQuestion } from '#domain/chat/understand-question.ts'
import type { KnownNames } from '#domain/chat/understand-question.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { limitVisitor } from '../app/limit-visitor.ts'
import { perDatabase } from '../app/per-database.ts'
import { draftAnswer } from './draft-answer.ts'

const FRESH_MS = 60_000

/**
 * Answers a visitor from the catalogue, with links to the pages used. Nothing of the conversation is kept on the
 * server: `history` is what makes a sign of danger count to the end. Refuses with rate_limited after the day's questions.
 */
export async function askAssistant(
  app: App,
  actor: Actor,
  { message, history = [] }: ChatMessage,
): Promise<ChatAnswer> {
  await limitVisitor(app, actor, 'chatDaily')
  const names = await catalogueNames(app)
  const question = understandQuestion(message, history, names, app.now())
  const draft = await draftAnswer({ app, message, question, known: names })
  return {
    response: draft.response,
    links: draft.links.map(({ title, path }) => ({ title, path })),
    topic: question.topic,
    keep: question.sign !== undefined || question.isPossible,
  }
}

/** What the catalogue calls its things, at most a minute old: every question needs all names. */
function catalogueNames(app: App): Promise<KnownNames> {
  const kept = keptOf(app.db)
  const now = app.now().getTime()
  if (kept.names === undefined || now - kept.readAt >= FRESH_MS || now < kept.readAt) {
    kept.readAt = now
    kept.names = listKnownNames(app.db)
    // A failure is not kept: the next question asks again.
    kept.names.catch(() => {
      delete kept.names
    })
  }
  return kept.names
}

const keptOf = perDatabase<{ readAt: number; names?: Promise<KnownNames> }>(() => ({ readAt: 0 }))
