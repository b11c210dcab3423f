/** Creates something exactly once, even when the response to the first attempt is lost. */
import { CallError } from '#web/shell/call-api.ts'
import { randomKey } from './random-key.ts'
import { callAdmin } from './staff/call-admin.ts'

interface Attempt {
  idempotencyKey: string
  payload: object
}

export interface Created<Answer> {
  answer: Answer
  /**
   * An earlier payload was created, because the response to that attempt was lost. The current one must still be saved
   * over it.
   */
  isOutdated: boolean
  /** It was sent more than once. */
  isRepeated: boolean
}

/**
 * A function that creates an item with POST at `path`. The key stays the same until a response arrives, so repeating an
 * attempt does nothing twice. Throws CallError, and another error without a response.
 */
export function createOnce<Answer>(path: string): (payload: object) => Promise<Created<Answer>> {
  let open: Attempt | undefined
  const send = async (attempt: Attempt): Promise<Answer> => {
    open = attempt
    try {
      const response = await callAdmin<Answer>(path, { ...attempt })
      open = undefined
      return response
    } catch (error) {
      if (isRefused(error)) open = undefined
      throw error
    }
  }
  return async (payload) => {
    const first = open
    if (first !== undefined && JSON.stringify(first.payload) !== JSON.stringify(payload)) {
      // The key belongs to the first payload, so its result must be known first.
      const response = await send(first).catch(undefinedIfRefused)
      if (response !== undefined) return { answer: response, isOutdated: true, isRepeated: true }
    }
    const isRepeated = open !== undefined
    const answer = await send(open ?? { idempotencyKey: randomKey(), payload })
    return { answer: answer, isOutdated: false, isRepeated }
  }
}

/** True when nothing was created. A conflict means that the first attempt is still running. */
function isRefused(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 409
}

function undefinedIfRefused(error: unknown): undefined {
  if (!isRefused(error)) throw error
}
