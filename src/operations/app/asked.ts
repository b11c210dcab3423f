import type { KnownNames } from '#domain/chat/read-message.ts'
import type { Question } from '#domain/chat/understand-question.ts'
import type { App } from './app.ts'

/** A message to the assistant with its interpretation. */
export interface Asked {
  app: App
  message: string
  question: Question
  known: KnownNames
}

/** The number of casinos, offers and games in one reply. */
export const SHOWN = 3
