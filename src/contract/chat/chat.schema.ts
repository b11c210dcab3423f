/** Body and response of POST /api/chat. The widget imports the types only. */
import { z } from 'zod'
import { text } from '../shared/common.schema.ts'
import { TEXT } from '../shared/limits.ts'
import { CHAT_MESSAGES } from './chat-messages.ts'
import { CHAT } from './limits.ts'

export const ChatMessage = z.strictObject({
  message: text({ max: TEXT.chat, tooShort: CHAT_MESSAGES.blank, tooLong: CHAT_MESSAGES.long }),
  history: z
    .array(
      text({ min: 0, max: TEXT.chat, tooShort: CHAT_MESSAGES.history, tooLong: CHAT_MESSAGES.history }),
      CHAT_MESSAGES.history,
    )
    .max(CHAT.history, CHAT_MESSAGES.history)
    .optional()
    .describe(
      'The earlier messages of the same visitor, oldest first, so that nothing worrying is forgotten',
    ),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatAnswer = z.object({
  /** Plain text; lines that begin with a bullet form a list. */
  response: z.string(),
  /** The site's pages that the answer comes from, and helplines to call (`tel:` and digits). */
  links: z.array(z.object({ title: z.string(), path: z.string() })),
  topic: z.string(),
  /** True: the client must send this message along with every later one, because it holds a sign of danger. */
  keep: z.boolean(),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>
