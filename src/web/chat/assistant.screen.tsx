import { data } from 'react-router'
import { ChatMessage, type ChatAnswer } from '#contract/chat/chat.schema.ts'
import { CHAT_GREETING, CHAT_MESSAGES, CHAT_TITLE, QUICK_QUESTIONS } from '#contract/chat/chat-messages.ts'
import { CHAT } from '#contract/chat/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { REFUSAL_STATUS } from '#contract/shared/refusal-status.ts'
import { askAssistant } from '#operations/chat/ask-assistant.ts'
import { limitVisitor } from '#operations/app/limit-visitor.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { appContext, SHOWS_NOTHING, visitorContext } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { actionHeaders, formText, postedForm, retryHeaders } from '../shell/posted-form.ts'
import type { Route } from './+types/assistant.screen.ts'

/** The assistant without scripts: a form answered by a page. Earlier questions are sent along, as in the chat. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request)
  const asked = formText(form, 'message')
  const earlier = form
    .getAll('history')
    .flatMap((text) => (typeof text === 'string' && text !== '' ? text : []))
  const history = earlier.slice(-CHAT.history)
  const read = ChatMessage.safeParse({ message: asked, history })
  if (!read.success)
    return data(
      { asked, history, problem: read.error.issues[0]?.message ?? CHAT_MESSAGES.blank },
      { status: 400 },
    )
  const [app, visitor] = [context.get(appContext), context.get(visitorContext)]
  try {
    await limitVisitor(app, visitor, 'chat')
    const answer = await askAssistant(app, visitor, read.data)
    return data({ asked: '', question: asked, answer, history: remembered(history, asked, answer) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const status = REFUSAL_STATUS[error.code]
    return data({ asked, history, problem: error.message }, { status, headers: retryHeaders(error) })
  }
}

/** The messages to send with the next question. One that must be kept, and the one before it, are dropped last. */
function remembered(history: readonly string[], asked: string, { keep }: ChatAnswer): string[] {
  if (!keep) return [...history, asked].slice(-CHAT.history)
  return [...history.slice(-1), asked, ...history.slice(0, -1).slice(2 - CHAT.history)]
}

export const headers = actionHeaders
export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    isPart: true,
    title: CHAT_TITLE,
    description: 'Ask about casinos, bonuses, games, payment methods and words of the trade.',
    path: paths.assistant(),
  })

export default function AssistantScreen({ actionData }: Route.ComponentProps) {
  const { question, answer, problem, asked = '', history = [] } = { ...EMPTY, ...actionData }
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{CHAT_TITLE}</h1>
      </div>
      <div className="grid gap-3">
        {question !== undefined && (
          <p>
            <b>You asked:</b> {question}
          </p>
        )}
        <p className="whitespace-pre-line" role={answer === undefined ? undefined : 'status'}>
          {answer?.response ?? CHAT_GREETING}
        </p>
        {answer !== undefined && answer.links.length > 0 && (
          <ul aria-label="Pages used" className="flex flex-wrap gap-3">
            {answer.links.map(({ title, path }) => (
              <li key={path}>
                {path.startsWith('tel:') ? (
                  <a className="link" href={path}>
                    {title}
                  </a>
                ) : (
                  <Link className="link" to={path}>
                    {title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <form method="post" className="mt-6 flex flex-wrap gap-3">
        {history.map((text, at) => (
          <input key={at} type="hidden" name="history" value={text} />
        ))}
        <input
          className="input flex-1"
          name="message"
          aria-label="Message"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : 'message-problem'}
          placeholder="Ask about casinos..."
          autoComplete="off"
          maxLength={TEXT.chat}
          defaultValue={asked}
          required
        />
        <Button type="submit">Send</Button>
      </form>
      {problem !== undefined && (
        <p id="message-problem" className="err" role="alert">
          {problem}
        </p>
      )}
      {actionData === undefined && (
        <form method="post" className="mt-4 flex flex-wrap gap-2" aria-label="Quick questions">
          {QUICK_QUESTIONS.map((quick) => (
            <Button key={quick} type="submit" variant="outline" size="sm" name="message" value={quick}>
              {quick}
            </Button>
          ))}
        </form>
      )}
    </div>
  )
}

const EMPTY: {
  asked?: string
  history?: readonly string[]
  question?: string
  answer?: ChatAnswer
  problem?: string
} = {}
