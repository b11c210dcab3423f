import { CHAT, TEXT } from '#contract/shared/limits.ts'
import type { Message } from './message.ts'

/**
 * What the visitor wrote before, oldest first, as much as a question may carry. Messages that must be kept
 * come along however long ago they were written; the latest fill the rest.
 */
export function earlierMessages(messages: readonly Message[]): string[] {
  const own = messages.filter(({ type }) => type === 'user')
  const kept = own.filter(({ keep }) => keep === true).slice(-CHAT.history)
  const room = CHAT.history - kept.length
  const latest = room > 0 ? own.filter((message) => !kept.includes(message)).slice(-room) : []
  return own
    .filter((message) => kept.includes(message) || latest.includes(message))
    .map(({ content }) => content.slice(0, TEXT.chat))
}
