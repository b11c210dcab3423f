import { MessageCircle } from 'lucide'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { CHAT_TITLE } from '#contract/chat/chat-messages.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { useIdleLoad } from '#ui/use-idle-load.ts'
import { chatOpener, openChat, useChatOpen } from './chat-open.ts'

/**
 * The floating button at the bottom right of every public page. Without scripts it links to the assistant's page. The
 * panel is loaded when the page is idle.
 */
export function ChatButton() {
  const open = useChatOpen()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useIdleLoad(loadPanel)

  useEffect(() => {
    if (wasOpen.current && !open) (chatOpener() ?? button.current)?.focus()
    wasOpen.current = open
  }, [open])

  const face = (
    <>
      <span className="sr">Open {CHAT_TITLE}</span>
      <Icon of={MessageCircle} size={24} />
    </>
  )
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chat-fab scripted"
        aria-haspopup="dialog"
        aria-expanded={open}
        hidden={open}
        onClick={openChat}
      >
        {face}
      </button>
      <noscript>
        <a className="chat-fab" href={paths.assistant()}>
          {face}
        </a>
      </noscript>
      {open && (
        <Suspense>
          <ChatPanel />
        </Suspense>
      )}
    </>
  )
}

const loadPanel = () => import('./chat-panel.tsx')
const ChatPanel = lazy(async () => ({ default: (await loadPanel()).ChatPanel }))
