/** Whether the chat is open. Outside React, so that any page can open it and it stays open across pages. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#ui/listeners.ts'

let isOpen = false
let opener: HTMLElement | undefined
const { subscribe, tell } = createListeners()

/** Opens the chat. Closing it returns the focus to the current element. */
export function openChat(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
  set(true)
}

export function closeChat(): void {
  set(false)
}

/** For links to a page: on phones the sheet would cover it. */
export function leaveChat(): void {
  if (window.matchMedia('(max-width: 639px)').matches) set(false)
}

/** False on the server, because the chat needs scripts. */
export function useChatOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}

/** The element that opened the chat, while it is on the page. */
export function chatOpener(): HTMLElement | undefined {
  return opener?.isConnected === true && opener !== document.body ? opener : undefined
}

function set(open: boolean): void {
  isOpen = open
  tell()
}
