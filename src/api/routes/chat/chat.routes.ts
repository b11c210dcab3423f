import { ChatAnswer, ChatMessage } from '#contract/chat/chat.schema.ts'
import { askAssistant } from '#operations/chat/ask-assistant.ts'
import { route } from '../../route.ts'

export const chatRoutes = [
  route({
    method: 'POST',
    access: 'public',
    path: '/api/chat',
    summary: 'Asks the assistant; a stream of events for Accept: text/event-stream',
    limit: 'chat',
    isRepeatable: true,
    errorIsMessage: true,
    body: ChatMessage,
    response: ChatAnswer,
    events: chatEvents,
    handle: ({ app, actor, body }) => askAssistant(app, actor, body),
  }),
]

/** The validated words in pieces, then the whole answer. Unvalidated text is never sent. */
function* chatEvents(answer: ChatAnswer) {
  for (const [text] of answer.response.matchAll(/\S+\s*/g)) yield { event: 'text', data: { text } }
  yield { event: 'answer', data: answer }
}
