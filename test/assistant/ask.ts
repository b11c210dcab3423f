/** Questions to the assistant, and the files that hold them. */
import { askAssistant } from '#operations/chat/ask-assistant.ts'
import type { App } from '#operations/app/app.ts'
import { linesOf } from '../lines-of.ts'

/** Asks the last message of `turns`, a talk with " >> " between its messages, after those of `history`. */
export function asking(app: App) {
  return (turns: string, ...history: string[]) => {
    const messages = [...history, ...turns.split(' >> ')]
    const [message = '', ...before] = messages.toReversed()
    const visitor = { role: 'visitor', address: '192.0.2.1' } as const
    return askAssistant(app, visitor, { message, history: before.toReversed() })
  }
}

/** The questions of a file beside this one, which stand on lines or between bars. */
export function questionsOf(file: string): string[] {
  return linesOf(`assistant/${file}`).flatMap((line) => line.split(' | '))
}
