import { MessageCircle } from 'lucide'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { CHAT_TITLE } from '#contract/chat/chat-messages.ts'
import { Icon } from '#ui/icon.tsx'
import { useIdleLoad } from '#ui/use-idle-load.ts'
import { chatOpener, openChat, useChatOpen } from './chat-open.ts'
import { MOVING, useYields } from './use-yields.ts'

/**
 * The button in the corner, on every public page. It is not shown without scripts, and not where it would cover a score,
 * a button or a field. The panel is loaded when the page is idle.
 */
export function ChatButton() {
  const open = useChatOpen()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useYields(button)
  useIdleLoad(loadPanel)

  useEffect(() => {
    if (wasOpen.current && !open) (chatOpener() ?? button.current)?.focus()
    wasOpen.current = open
  }, [open])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="chat-fab scripted"
        aria-label={`Open ${CHAT_TITLE}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        hidden={open}
        data-yields={MOVING}
        onClick={openChat}
      >
        <Icon of={MessageCircle} size={24} />
      </button>
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
