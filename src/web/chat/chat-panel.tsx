import { Trash2, X } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { CHAT_GREETING, CHAT_TITLE } from '#contract/chat/chat-messages.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { BrandMark } from '../shell/brand.tsx'
import { ask, isWaiting } from './ask.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatMessage } from './chat-message.tsx'
import { closeChat, leaveChat } from './chat-open.ts'
import { clearedMessages } from './cleared-messages.ts'
import { changeMessages, newMessage, useMessages } from './conversation.ts'
import type { Message } from './message.ts'
import { QuickQuestions } from './quick-questions.tsx'
import './chat-panel.css'

/** The conversation: a panel in the corner, on phones a sheet from the bottom. The page behind it stays usable. */
export function ChatPanel() {
  const all = useMessages()
  const messages = all.filter(({ isHidden }) => isHidden !== true)
  /** What was cleared last, until the next question. */
  const [cleared, setCleared] = useState<readonly Message[]>()
  const title = useId()
  const latest = messages.findLastIndex(({ type }) => type === 'user')
  const panel = useRef<HTMLElement>(null)
  const log = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (all.length < 2) return
    // The last question goes to the top: a long reply is read from its beginning.
    const question = log.current?.querySelector<HTMLElement>('[data-latest]')
    if (log.current && question) log.current.scrollTop = question.offsetTop - log.current.offsetTop - GAP
  }, [all])

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

  const askNow = (text: string) => {
    setCleared(undefined)
    void ask(text)
  }
  const clear = () => {
    setCleared(all)
    changeMessages((now) => clearedMessages(now, newMessage('bot', CHAT_GREETING)))
    // The pressed button is about to go; the focus stays in the chat.
    log.current?.focus()
  }
  const undo = () => {
    if (cleared !== undefined) changeMessages(() => cleared)
    setCleared(undefined)
    log.current?.focus()
  }

  return (
    <section ref={panel} className="chat" role="dialog" aria-labelledby={title}>
      <div className="chat__head">
        <BrandMark size={32} />
        <div>
          <h2 id={title}>{CHAT_TITLE}</h2>
          <p className="xs mut">Usually answers in seconds</p>
        </div>
        <div className="chat__tools">
          {messages.length > 1 && !isWaiting(messages) && (
            <IconButton icon={Trash2} label="Clear conversation" onClick={clear} />
          )}
          <IconButton icon={X} label="Close chat" onClick={closeChat} />
        </div>
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
        {cleared !== undefined && (
          <p className="chat__cleared sm" role="status">
            Conversation cleared.{' '}
            <Button variant="outline" size="sm" onClick={undo}>
              Undo
            </Button>
          </p>
        )}
        {messages.length === 1 && (
          <QuickQuestions
            onAsk={(question) => {
              // The pressed button is about to go; the focus stays in the chat.
              log.current?.focus()
              askNow(question)
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
      <ChatForm isWaiting={isWaiting(messages)} onAsk={askNow} />
    </section>
  )
}

/** Pixels above the last question. */
const GAP = 12
