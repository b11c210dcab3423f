import type { Message } from './message.ts'

/**
 * What is left of a conversation that the visitor clears: the greeting, and out of sight the messages with a sign of
 * danger, which must go along with every later question of this tab (docs/decisions/0023).
 */
export function clearedMessages(messages: readonly Message[], greeting: Message): Message[] {
  return [
    greeting,
    ...messages.filter(({ keep }) => keep === true).map((kept) => ({ ...kept, isHidden: true })),
  ]
}
