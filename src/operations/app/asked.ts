import type { Question } from '#domain/chat/understand-question.ts'
import type { App } from './app.ts'

/** A question on its way to an answer. */
export interface Asked {
  app: App
  message: string
  question: Question
}

/** Casinos, offers and games in one answer. */
export const SHOWN = 3
