import { clsx } from 'clsx'
import { Link } from '#ui/link.tsx'
import { leaveChat } from './chat-open.ts'
import type { ChatLink, Message } from './message.ts'
import { phoneParts } from './phone-parts.ts'

/** One bubble with its time, and under a reply the pages that it comes from. The text is shown as it is: never as markup. */
export function ChatMessage({ message, isLatest }: { message: Message; isLatest: boolean }) {
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

/** A line of its own for each line; what begins with a bullet is set as a list would be, and numbers to call are links. */
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
