import { clsx } from 'clsx'
import { ArrowUpRight, Send, Trash2, X } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { CHAT_GREETING, CHAT_MESSAGES, CHAT_TITLE, QUICK_QUESTIONS } from '#contract/chat/chat-messages.ts'
import type { ChatAnswer } from '#contract/chat/chat.schema.ts'
import { CHAT } from '#contract/chat/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { stopRemembering } from '../cards/remember-viewed.ts'
import { BrandMark } from '../shell/brand.tsx'
import { callApi } from '../shell/call-api.ts'
import { closeChat, leaveChat } from './chat-open.ts'
import {
  clearedMessages,
  earlierMessages,
  phoneParts,
  withKept,
  type ChatLink,
  type Message,
} from './message.ts'
import { changeMessages, currentMessages, newMessage, useMessages } from './conversation.ts'
import './chat-panel.css'

/** Longer than the server's own limit. */
const PATIENCE_MS = 25_000

/** The conversation: a panel in the corner, on phones a bottom sheet. The page behind it stays usable. */
export function ChatPanel() {
  const all = useMessages()
  const messages = all.filter(({ isHidden }) => isHidden !== true)
  /** The last cleared messages, until the next question. */
  const [cleared, setCleared] = useState<readonly Message[]>()
  const title = useId()
  const latest = messages.findLastIndex(({ type }) => type === 'user')
  const panel = useRef<HTMLElement>(null)
  const log = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (all.length < 2) return
    // Scrolls the last question to the top, so that a long reply is read from its start.
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
    // The pressed button disappears; the focus stays in the chat.
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
        <div className="flex ml-auto">
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
              // The pressed button disappears; the focus stays in the chat.
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

/** Initial questions, shown with the greeting only. A pressed one is sent after a moment. */
function QuickQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const askSoon = (question: string) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      onAsk(question)
    }, CHAT.quickDelayMs)
  }
  return (
    <div className="quick" role="group" aria-label="Quick questions">
      {QUICK_QUESTIONS.map((question) => (
        <button
          key={question}
          type="button"
          onClick={() => {
            askSoon(question)
          }}
        >
          {question}
          <Icon of={ArrowUpRight} size={16} />
        </button>
      ))}
    </div>
  )
}

/** Asks the assistant. Blank text is not sent, and a question waits for the previous reply. */
async function ask(text: string): Promise<void> {
  const content = text.trim()
  if (content === '' || isWaiting(currentMessages())) return
  const history = earlierMessages(currentMessages())
  const question = newMessage('user', content)
  const reply = newMessage('bot', CHAT_MESSAGES.typing, question.id + 1, { pending: true })
  changeMessages((now) => [...now, question, reply])
  try {
    const payload = { message: content, ...(history.length > 0 && { history }) }
    const answer = await callApi<ChatAnswer>('/api/chat', {
      payload,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    settle(reply, newMessage('bot', answer.response, reply.id, { links: answer.links }))
    if (answer.keep) {
      void stopRemembering()
      changeMessages((now) => withKept(now, question))
    }
  } catch (error) {
    // oxlint-disable-next-line no-console -- the visitor gets one sentence; the reason is logged here
    console.info('The assistant did not answer:', error)
    settle(reply, newMessage('bot', CHAT_MESSAGES.failure, reply.id))
  }
}

function isWaiting(messages: readonly Message[]): boolean {
  return messages.some(({ pending }) => pending === true)
}

function settle(reply: Message, settled: Message): void {
  changeMessages((now) => now.map((message) => (message.id === reply.id ? settled : message)))
}

/**
 * The text field. Focused when the chat opens, except on touch screens, where the keyboard would cover the greeting.
 */
function ChatForm({ isWaiting, onAsk }: { isWaiting: boolean; onAsk: (text: string) => void }) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isBlank = text.trim() === ''
  const isFull = text.length >= TEXT.chat

  useEffect(() => {
    const focus = window.matchMedia('(pointer: coarse)').matches
      ? input.current?.closest('section')?.querySelector('button')
      : input.current
    focus?.focus()
  }, [])

  return (
    <form
      className="chat__in"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank || isWaiting) return
        onAsk(text)
        setText('')
        input.current?.focus()
      }}
    >
      <input
        ref={input}
        className="input"
        aria-label="Message"
        aria-describedby={isFull ? 'chat-full' : undefined}
        placeholder="Ask about casinos..."
        autoComplete="off"
        enterKeyHint="send"
        maxLength={TEXT.chat}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
        }}
      />
      <Button type="submit" size="icon" aria-label="Send" disabled={isBlank || isWaiting}>
        <Icon of={Send} size={18} />
      </Button>
      {isFull && (
        <p id="chat-full" role="status" className="basis-full text-destructive xs">
          At most {TEXT.chat} characters.
        </p>
      )}
    </form>
  )
}

/** A message with its time, and the source pages below a reply. The text is never rendered as markup. */
function ChatMessage({ message, isLatest }: { message: Message; isLatest: boolean }) {
  const { type, content, timestamp, links = [], pending } = message
  const isMine = type === 'user'
  return (
    <>
      <div
        className={clsx('bubble', isMine ? 'bubble--me' : 'bubble--bot')}
        data-latest={isLatest || undefined}
      >
        <span className="sr-only">{isMine ? 'You: ' : 'Assistant: '}</span>
        {pending === true && (
          <span className="typing" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
        {pending === true ? ` ${content}` : <Lines text={content} links={links} />}
      </div>
      {links.length > 0 && (
        <ul className="chat__links" aria-label="Pages used">
          {links.map(({ title, path }) => (
            <li key={path}>
              {path.startsWith('tel:') ? (
                <a className="chip" href={path}>
                  {title}
                </a>
              ) : (
                <Link className="chip" to={path} onClick={leaveChat}>
                  {title}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {pending !== true && (
        <time dateTime={timestamp} className={clsx(isMine && 'self-end')}>
          {clock(timestamp)}
        </time>
      )}
    </>
  )
}

/** Each line on its own; bulleted lines are indented like a list, and telephone numbers are links. */
function Lines({ text, links }: { text: string; links: readonly ChatLink[] }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => (
    <span key={index} className={line.startsWith('• ') ? 'chat__item' : 'chat__line'}>
      {phoneParts(line, links).map(({ text: part, call }, at) =>
        call === undefined ? (
          part
        ) : (
          <a key={at} className="link" href={call}>
            {part}
          </a>
        ),
      )}
      {index < lines.length - 1 ? '\n' : ''}
    </span>
  ))
}

function clock(timestamp: string): string {
  const instant = new Date(timestamp)
  return Number.isNaN(instant.getTime())
    ? ''
    : instant.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
