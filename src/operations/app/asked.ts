import type { KnownNames, Question } from '#domain/chat/understand-question.ts'
import type { App } from './app.ts'

/** A message to the assistant with what was understood of it. */
export interface Asked {
  app: App
  message: string
  question: Question
  known: KnownNames
}

/** How many casinos, offers and games one reply shows. */
export const SHOWN = 3
