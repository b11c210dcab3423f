/** Questions to the assistant, and the files that hold them. */
import { readFileSync } from 'node:fs'
import { askAssistant } from '#operations/chat/ask-assistant.ts'
import type { App } from '#operations/app/app.ts'

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
  return linesOf(file).flatMap((line) => line.split(' | '))
}

/** The lines of a file beside this one, without its remarks. */
export function linesOf(file: string): string[] {
  return readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}
