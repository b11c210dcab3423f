/** An outside language model that words answers. What it says is untrusted; the operation checks it. */
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText } from 'ai'
import type { LanguageModel } from 'ai'
import type { AssistantSettings } from './settings.ts'

/** Bytes of an answer; a model's words need a fraction of it. */
const MAX_BYTES = 1024 * 1024

export interface AssistantProvider {
  /** The model's words; undefined when it failed, was too slow or is being left alone. Never throws. */
  write: (request: { instructions: string; question: string }) => Promise<string | undefined>
}

const TIMEOUT_MS = 10_000
const MAX_OUTPUT_TOKENS = 500
/** Calls at a time; further ones get the built-in answer. */
const MAX_AT_ONCE = 8
const BREAKER = { failures: 3, pauseMs: 60_000 } as const

interface Surroundings {
  /** Milliseconds, for the breaker. */
  now?: () => number
  timeoutMs?: number
  /** Called with the reason when a call failed; never given a key or the words of a visitor. */
  onFailure?: (reason: string) => void
}

/** A provider as the settings say; undefined when none is set. One try a question: the visitor is waiting. */
export function createAssistantProvider(
  settings: AssistantSettings,
  { now = Date.now, timeoutMs = TIMEOUT_MS, onFailure = () => undefined }: Surroundings = {},
): AssistantProvider | undefined {
  const model = modelOf(settings)
  if (model === undefined) return undefined
  const breaker = createBreaker({ ...BREAKER, now })
  let running = 0
  return {
    async write({ instructions, question }) {
      if (running >= MAX_AT_ONCE || !breaker.mayCall()) return undefined
      running += 1
      try {
        const { text, finishReason } = await generateText({
          model,
          instructions,
          prompt: question,
          maxRetries: 0,
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          abortSignal: AbortSignal.timeout(timeoutMs),
        })
        breaker.succeeded()
        // A text that was cut off may have lost a condition.
        return finishReason === 'stop' && text.trim() !== '' ? text : undefined
      } catch (error) {
        breaker.failed()
        onFailure(error instanceof Error ? error.name : 'unknown')
        return undefined
      } finally {
        running -= 1
      }
    },
  }
}

function modelOf(settings: AssistantSettings): LanguageModel | undefined {
  if (settings.provider === 'none') return undefined
  const { url, key, model } = settings
  switch (settings.provider) {
    case 'openai':
      return createOpenAICompatible({ name: 'assistant', baseURL: url, apiKey: key, fetch: boundedFetch })(
        model,
      )
    case 'anthropic':
      return createAnthropic({ apiKey: key, baseURL: url, fetch: boundedFetch })(model)
  }
}

/** `fetch` to the one address that the settings name: redirects are refused and an endless answer is cut with an error. */
const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  if (answer.body === null) return answer
  let size = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > MAX_BYTES) controller.error(new Error('The answer is too large.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, answer)
}

/** Stops asking a service that keeps failing, so that no request waits for it. */
interface Breaker {
  /** False while the service is left alone. */
  mayCall: () => boolean
  succeeded: () => void
  failed: () => void
}

/** Opens after `failures` in a row for `pauseMs`; then one call may try, and its failure opens it again. */
function createBreaker({
  failures,
  pauseMs,
  now,
}: {
  failures: number
  pauseMs: number
  now: () => number
}): Breaker {
  let inARow = 0
  let closedFrom = 0
  return {
    mayCall: () => {
      if (now() < closedFrom) return false
      // The next ones wait for what the one that tries finds out.
      if (inARow >= failures) closedFrom = now() + pauseMs
      return true
    },
    succeeded: () => {
      inARow = 0
      closedFrom = 0
    },
    failed: () => {
      inARow += 1
      if (inARow >= failures) closedFrom = now() + pauseMs
    },
  }
}
