import { X } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { CHAT_TITLE } from '#contract/chat/chat-messages.ts'
import { paths } from '#contract/shared/paths.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { BrandMark } from '../shell/brand.tsx'
import { ask, isWaiting } from './ask.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatMessage } from './chat-message.tsx'
import { closeChat, leaveChat } from './chat-open.ts'
import { useMessages } from './conversation.ts'
import { QuickQuestions } from './quick-questions.tsx'
import './chat-panel.css'

/** The conversation: a panel in the corner, on phones a sheet from the bottom. The page behind it stays usable. */
export function ChatPanel() {
  const messages = useMessages()
  const title = useId()
  const latest = messages.findLastIndex(({ type }) => type === 'user')
  const panel = useRef<HTMLElement>(null)
  const log = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (messages.length < 2) return
    // The last question goes to the top: a long reply is read from its beginning.
    const question = log.current?.querySelector<HTMLElement>('[data-latest]')
    if (log.current && question) log.current.scrollTop = question.offsetTop - log.current.offsetTop - GAP
  }, [messages])

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      const isOurs =
        panel.current?.contains(document.activeElement) === true || document.activeElement === document.body
      if (event.key === 'Escape' && !event.defaultPrevented && isOurs) closeChat()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    <section ref={panel} className="chat" role="dialog" aria-labelledby={title}>
      <div className="chat__head">
        <BrandMark size={32} />
        <div>
          <h2 id={title}>{CHAT_TITLE}</h2>
          <p className="xs mut">Usually answers in seconds</p>
        </div>
        <IconButton icon={X} label="Close chat" onClick={closeChat} />
      </div>
      <div
        ref={log}
        className="chat__log"
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {messages.map((message, index) => (
          <ChatMessage key={message.id} message={message} isLatest={index === latest} />
        ))}
        {messages.length === 1 && (
          <QuickQuestions
            onAsk={(question) => {
              // The pressed button is about to go; the focus stays in the chat.
              log.current?.focus()
              void ask(question)
            }}
          />
        )}
      </div>
      <p className="chat__note xs mut">
        General information, no promise to win. 18+.{' '}
        <Link className="link" to={paths.responsibleGambling()} onClick={leaveChat}>
          Stay in control
        </Link>
      </p>
      <ChatForm isWaiting={isWaiting(messages)} onAsk={(text) => void ask(text)} />
    </section>
  )
}

/** Pixels above the last question. */
const GAP = 12
