import { CHAT } from '#contract/chat/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { phoneLink } from '#domain/countries/phone-link.ts'

/** Up to 20 characters, which keeps the search short. */
const NUMBER = /(\d[\d -]{1,20}\d)/

const NUMBER_ONLY = /^\d[\d -]*\d$/

export interface ChatLink {
  title: string
  path: string
}

export interface Message {
  id: number
  type: 'user' | 'bot'
  content: string
  /** ISO 8601. */
  timestamp: string
  links?: readonly ChatLink[]
  /** Sent with every later question, however long the conversation grows. */
  keep?: boolean
  /** The visitor cleared it, but it is sent with later questions. */
  isHidden?: boolean
  /** Shown until the reply arrives. */
  pending?: boolean
}

/**
 * The messages that remain after clearing: the greeting and, hidden, those with a sign of danger, which must be sent
 * with every later question of this tab (docs/decisions/0023).
 */
export function clearedMessages(messages: readonly Message[], greeting: Message): Message[] {
  return [
    greeting,
    ...messages.filter(({ keep }) => keep === true).map((kept) => ({ ...kept, isHidden: true })),
  ]
}

/**
 * Keeps a message with a sign of danger, and the visitor's message before it, which may complete it: "I have it" after
 * "what is gambling addiction?". Removes the links before it: no offer may stay one tap away.
 */
export function withKept(messages: readonly Message[], { id }: Message): Message[] {
  const before = messages.findLast((message) => message.type === 'user' && message.id < id)
  return messages.map((message) => ({
    ...message,
    ...(message.id < id && { links: [] }),
    ...([id, before?.id].includes(message.id) && { keep: true }),
  }))
}

/**
 * The visitor's earlier messages, oldest first, up to the limit of a question. Messages that must be kept come first;
 * the latest ones fill the rest.
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

/** A part of a text; with an address where it is a telephone number. */
export interface TextPart {
  text: string
  call?: string
}

/** Splits a text at the telephone numbers that the answer links. Other numbers may be amounts or years. */
export function phoneParts(text: string, links: readonly { path: string }[]): TextPart[] {
  const calls = new Set(links.map(({ path }) => path).filter((path) => path.startsWith('tel:')))
  if (calls.size === 0) return [{ text }]
  return text
    .split(NUMBER)
    .filter((part) => part !== '')
    .map((part) => {
      const call = phoneLink(part)
      return NUMBER_ONLY.test(part) && calls.has(call) ? { text: part, call } : { text: part }
    })
}
