/**
 * Answers with a language model, where an operator has configured one: from the same lists and texts, behind the same
 * gate.
 */
import { z } from 'zod'
import { isOnlyOf } from '#domain/chat/check-model-words.ts'
import type { Draft, PageLink } from '#domain/chat/answers/draft.ts'
import { understandQuestion } from '#domain/chat/understand-question.ts'
import { askModel, type ModelCall, type ModelMessage, type ModelTool } from '#platform/ask-model.ts'
import type { Asked } from '../app/asked.ts'

const MOST_ROUNDS = 4
const MOST_LINKS = 6

const tool = (name: string, description: string, about: string): ModelTool => ({
  name,
  description,
  parameters: {
    type: 'object',
    properties: { words: { type: 'string', description: about } },
    required: ['words'],
  },
})

const TOOLS: readonly ModelTool[] = [
  tool(
    'search',
    'Lists casinos, bonuses or games that meet criteria.',
    'Such as "casinos licensed in Malta with PayPal"',
  ),
  tool('get', 'One fact of a casino or game, or all that is known.', 'Such as "Aldermoon withdrawal time"'),
  tool('compare', 'Two or three casinos side by side.', 'Such as "compare Aldermoon and Tidewell"'),
  tool('simulate', 'What a bonus with wagering does to money.', 'Such as "35x on €100"'),
  tool('look_up', 'A word of the trade, or a text of the site.', 'Such as "what is RTP"'),
]

const INSTRUCTIONS =
  'You are the assistant of a website that compares online casinos. Answer in plain English in at most eight sentences. ' +
  'Use the tools first and state only what they returned: no other name, number, link or fact. Say by what a list is ordered. ' +
  'Never encourage gambling. Write no links; the site adds them.'

/**
 * The model's answer; undefined without a configured model, without a response, and when the answer contains anything
 * that its tools did not give. Only for messages with known words, in conversations without a sign of danger.
 */
export async function answerWithModel(
  asked: Asked,
  builtIn: (asked: Asked) => Promise<Draft>,
): Promise<Draft | undefined> {
  const { app, message } = asked
  const { assistantModel } = app.settings
  if (assistantModel === undefined) return undefined
  const messages: ModelMessage[] = [
    { role: 'system', content: INSTRUCTIONS },
    { role: 'user', content: message },
  ]
  const given: Draft[] = []
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each round answers the one before
      const { content, calls } = await askModel(assistantModel, messages, TOOLS)
      if (calls.length === 0) return checked(content ?? '', message, given)
      messages.push({ role: 'assistant', content: content ?? null, tool_calls: [...calls] })
      for (const call of calls) {
        // oxlint-disable-next-line no-await-in-loop -- in the order of the calls
        const draft = await callTool(call, asked, builtIn)
        if (draft !== undefined) given.push(draft)
        messages.push({ role: 'tool', tool_call_id: call.id, content: draft?.response ?? 'Nothing found.' })
      }
    }
  } catch (error) {
    app.log.warn({ err: error }, 'the model of the assistant did not answer; the built-in answer is used')
  }
  return undefined
}

const Words = z.object({ words: z.string().max(300) })

/** The built-in answer to the query of a tool call, for the visitor's countries, behind the same gate. */
async function callTool(
  { function: { name, arguments: written } }: ModelCall,
  asked: Asked,
  builtIn: (asked: Asked) => Promise<Draft>,
): Promise<Draft | undefined> {
  if (TOOLS.every((known) => known.name !== name)) return undefined
  const { words } = Words.parse(JSON.parse(written))
  const question = understandQuestion(words, [asked.message], asked.known, asked.app.now())
  if (question.noOffers || !question.isUnderstood || question.topic === 'unknown') return undefined
  return builtIn({ ...asked, message: words, question })
}

function checked(text: string, message: string, given: readonly Draft[]): Draft | undefined {
  if (given.length === 0) return undefined
  const all = given.map(({ response }) => response).join('\n')
  if (!isOnlyOf(text, `${all}\n${message}`)) return undefined
  const links = new Map<string, PageLink>(
    given.flatMap((draft) => draft.links).map((link) => [link.path, link]),
  )
  return { response: text.trim(), links: [...links.values()].slice(0, MOST_LINKS) }
}
