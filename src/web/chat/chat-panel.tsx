import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { CHAT_TITLE } from '#contract/chat-messages.ts'
import { paths } from '#contract/paths.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { BrandMark } from '../shell/brand.tsx'
import { ask, isWaiting } from './ask.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatMessage } from './chat-message.tsx'
import { closeChat } from './chat-open.ts'
import { useMessages } from './conversation.ts'
import { QuickQuestions } from './quick-questions.tsx'

/** The conversation: a panel in the corner, on phones a sheet from the bottom. The page behind it stays usable. */
export function ChatPanel() {
  const messages = useMessages()
  const title = useId()
  const log = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Only the question is at the end; a long reply is read from its beginning.
    const end = log.current?.querySelector('[data-latest]')
    end?.scrollIntoView({ block: 'start' })
  }, [messages])

  return (
    <section
      className="chat"
      role="dialog"
      aria-labelledby={title}
      onClick={(event) => {
        // On phones the sheet covers the page that the link leads to.
        if (event.target instanceof Element && event.target.closest('a') !== null && window.matchMedia(PHONE).matches) closeChat()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) closeChat()
      }}
    >
      <div className="chat__head">
        <BrandMark size={32} />
        <div>
          <h2 id={title}>{CHAT_TITLE}</h2>
          <p className="xs mut">Usually answers in seconds</p>
        </div>
        <IconButton icon={X} label="Close chat" onClick={closeChat} />
      </div>
      <div ref={log} className="chat__log" role="log" aria-live="polite" aria-label="Conversation" tabIndex={0}>
        {messages.map((message, index) => (
          <ChatMessage key={message.id} message={message} isLatest={index === messages.length - (message.type === 'bot' ? 2 : 1)} />
        ))}
        {messages.length === 1 && <QuickQuestions onAsk={(question) => void ask(question)} />}
      </div>
      <p className="chat__note xs mut">
        General information, no promise to win. 18+.{' '}
        <Link className="link" to={paths.responsibleGambling()}>Stay in control</Link>
      </p>
      <ChatForm isWaiting={isWaiting(messages)} onAsk={(text) => void ask(text)} />
    </section>
  )
}

const PHONE = '(max-width: 639px)'
