/** The conversation of this tab: it outlives pages and reloads, and ends with the tab. */
import { useSyncExternalStore } from 'react'
import { CHAT_GREETING } from '#contract/chat/chat-messages.ts'
import { storedMessages, storeMessages } from './stored-messages.ts'

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
  /** Goes along with every later question, however long the conversation grows. */
  keep?: boolean
  /** The visitor cleared the conversation; it goes along with later questions all the same. */
  isHidden?: boolean
  /** Stands for the reply that is on its way. */
  pending?: boolean
}

let messages: readonly Message[] | undefined
const listeners = new Set<() => void>()

export function currentMessages(): readonly Message[] {
  messages ??= storedMessages() ?? [newMessage('bot', CHAT_GREETING, 1)]
  return messages
}

/** Changes the conversation, tells everybody who looks at it and stores it. */
export function changeMessages(change: (now: readonly Message[]) => readonly Message[]): void {
  messages = change(currentMessages())
  storeMessages(messages)
  for (const listener of listeners) listener()
}

export function useMessages(): readonly Message[] {
  return useSyncExternalStore(subscribe, currentMessages, currentMessages)
}

export function newMessage(
  type: Message['type'],
  content: string,
  id = nextId(),
  more: Partial<Message> = {},
): Message {
  return { id, type, content, timestamp: new Date().toISOString(), ...more }
}

function nextId(): number {
  return Math.max(0, ...currentMessages().map(({ id }) => id)) + 1
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
