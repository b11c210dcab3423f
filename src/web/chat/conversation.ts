/** The conversation of this tab, which survives navigation and reloads and ends with the tab. */
import { useSyncExternalStore } from 'react'
import { CHAT_GREETING } from '#contract/chat/chat-messages.ts'
import { createListeners } from '#ui/listeners.ts'
import { CONVERSATION_KEY } from '../shell/session-keys.ts'
import type { ChatLink, Message } from './message.ts'

/**
 * Reads messages from the tab's storage. They are validated, because older versions or others may have written them.
 */

/** Older messages are dropped, except those that must be kept. */
const MAX_STORED = 100

let messages: readonly Message[] | undefined
const { subscribe, tell } = createListeners()

export function currentMessages(): readonly Message[] {
  messages ??= storedMessages() ?? [newMessage('bot', CHAT_GREETING, 1)]
  return messages
}

/** Changes the conversation, notifies its viewers and stores it. */
export function changeMessages(change: (now: readonly Message[]) => readonly Message[]): void {
  messages = change(currentMessages())
  storeMessages(messages)
  tell()
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

function storedMessages(): readonly Message[] | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(CONVERSATION_KEY) ?? 'null')
    return Array.isArray(stored) && stored.length > 0 && stored.every(isMessage) ? stored : undefined
  } catch {
    return undefined
  }
}

/** A pending reply is not stored, because nothing would wait for it after a reload. */
function storeMessages(messages: readonly Message[]): void {
  const settled = messages.filter(({ pending }) => pending !== true)
  const kept = settled.filter(({ keep }, index) => keep === true || index >= settled.length - MAX_STORED)
  try {
    sessionStorage.setItem(CONVERSATION_KEY, JSON.stringify(kept))
  } catch {
    // Storage is not available or full: the conversation lives as long as the page.
  }
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false
  const { id, type, content, timestamp, links = [] } = value as Partial<Record<keyof Message, unknown>>
  return (
    Number.isSafeInteger(id) &&
    (type === 'user' || type === 'bot') &&
    typeof content === 'string' &&
    typeof timestamp === 'string' &&
    Array.isArray(links) &&
    links.every(isLink)
  )
}

function isLink(value: unknown): value is ChatLink {
  if (typeof value !== 'object' || value === null) return false
  const { title, path } = value as Partial<Record<keyof ChatLink, unknown>>
  return typeof title === 'string' && typeof path === 'string' && /^(?:\/(?!\/)|tel:\d+$)/.test(path)
}
