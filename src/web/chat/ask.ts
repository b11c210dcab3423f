import type { ChatAnswer } from '#contract/chat/chat.schema.ts'
import { CHAT_MESSAGES } from '#contract/chat/chat-messages.ts'
import { stopRemembering } from '../recent/remember-viewed.ts'
import { callApi } from '../shell/call-api.ts'
import { changeMessages, currentMessages, newMessage } from './conversation.ts'
import type { Message } from './conversation.ts'
import { earlierMessages } from './earlier-messages.ts'

/** Longer than the server gives itself. */
const PATIENCE_MS = 25_000

/** Asks the assistant. Blank text is not sent, and one question waits for the reply to the one before. */
export async function ask(text: string): Promise<void> {
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
      changeMessages((now) =>
        now.map((message) => {
          if (message.id === question.id) return { ...message, keep: true }
          // Help was given: what was offered before must not stay one tap away.
          return message.id < question.id ? { ...message, links: [] } : message
        }),
      )
    }
  } catch (error) {
    // oxlint-disable-next-line no-console -- the visitor gets one sentence; the reason is told here
    console.info('The assistant did not answer:', error)
    settle(reply, newMessage('bot', CHAT_MESSAGES.failure, reply.id))
  }
}

export function isWaiting(messages: readonly Message[]): boolean {
  return messages.some(({ pending }) => pending === true)
}

function settle(reply: Message, settled: Message): void {
  changeMessages((now) => now.map((message) => (message.id === reply.id ? settled : message)))
}
