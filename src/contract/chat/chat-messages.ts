/** The chat's fixed texts (decision D-21). */
import { TEXT } from '../shared/limits.ts'
import { CHAT } from './limits.ts'

export const CHAT_TITLE = 'AI Casino Assistant'
export const CHAT_GREETING =
  "Hello! I'm your AI casino assistant. I can help with casino recommendations, bonus explanations, strategies, payment methods and responsible gambling. What would you like to know?"
export const QUICK_QUESTIONS = [
  'Recommend a top casino',
  'Explain wagering requirements',
  'Which payment methods are fastest?',
  'Tips for responsible gambling',
] as const

export const CHAT_MESSAGES = {
  typing: 'Typing...',
  failure: "Sorry, I'm having trouble connecting right now. Please try again later.",
  blank: 'Write a message first.',
  long: `A message may have at most ${TEXT.chat} characters.`,
  history: `history takes at most ${CHAT.history} earlier messages of at most ${TEXT.chat} characters each.`,
} as const
