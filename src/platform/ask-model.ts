/** Calls a language model through the chat completions API of most providers and local servers. */
import { z } from 'zod'
import type { ModelSettings } from './settings.ts'

/** A message in the API's format. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: ModelCall[] }
  | { role: 'tool'; tool_call_id: string; content: string }

export interface ModelTool {
  name: string
  description: string
  /** JSON Schema of its arguments. */
  parameters: Record<string, unknown>
}

const ModelCall = z.object({
  id: z.string(),
  type: z.literal('function'),
  function: z.object({ name: z.string(), arguments: z.string().max(4000) }),
})
export type ModelCall = z.infer<typeof ModelCall>

const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), tool_calls: z.array(ModelCall).nullish() }),
      }),
    )
    .min(1),
})

const PATIENCE_MS = 8_000
const MOST_BYTES = 200_000

/** The model's next text or tool calls. Rejects without a response in time, and for an invalid one. */
export async function askModel(
  { url, key, model }: ModelSettings,
  messages: readonly ModelMessage[],
  tools: readonly ModelTool[],
): Promise<{ content: string | undefined; calls: readonly ModelCall[] }> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({
      model,
      messages,
      temperature: 0,
      tools: tools.map((tool) => ({ type: 'function', function: tool })),
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const text = await response.text()
  if (!response.ok || text.length > MOST_BYTES) throw new Error(`The model answered ${response.status}.`)
  const [choice] = Completion.parse(JSON.parse(text)).choices
  return { content: choice?.message.content ?? undefined, calls: choice?.message.tool_calls ?? [] }
}
