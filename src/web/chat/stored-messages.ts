/** The messages in the tab's storage. Whatever is there is checked: older versions and other hands may have written it. */
import type { ChatLink, Message } from './message.ts'

const KEY = 'chat'
/** Older messages are forgotten, except those that must be kept. */
const MAX_STORED = 100

/** Undefined when there are none, or none that can be read. */
export function storedMessages(): readonly Message[] | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return Array.isArray(stored) && stored.length > 0 && stored.every(isMessage) ? stored : undefined
  } catch {
    return undefined
  }
}

/** A reply that is on its way is not stored: nobody would wait for it after a reload. */
export function storeMessages(messages: readonly Message[]): void {
  const settled = messages.filter(({ pending }) => pending !== true)
  const kept = settled.filter(({ keep }, index) => keep === true || index >= settled.length - MAX_STORED)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is closed or full: the conversation lives as long as the page.
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
