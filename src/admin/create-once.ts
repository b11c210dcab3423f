/** Creating something once, although the answer to the first attempt may be lost. */
import { CallError } from '#web/shell/call-api.ts'
import { randomKey } from './random-key.ts'
import { callAdmin } from './staff/call-admin.ts'

interface Attempt {
  idempotencyKey: string
  payload: object
}

export interface Created<Answer> {
  answer: Answer
  /** What was created holds an earlier payload: the answer to that attempt had been lost, and this one is still to be saved over it. */
  isOutdated: boolean
  /** It was sent more than once. */
  isRepeated: boolean
}

/**
 * A function that creates with POST at `path`. The key stays the same until an answer is known, so an attempt that is
 * repeated does nothing twice. Throws CallError, and another error when nothing was answered.
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
      // The key belongs to that payload: first find out what became of it.
      const response = await send(first).catch(undefinedIfRefused)
      if (response !== undefined) return { answer: response, isOutdated: true, isRepeated: true }
    }
    const isRepeated = open !== undefined
    const answer = await send(open ?? { idempotencyKey: randomKey(), payload })
    return { answer: answer, isOutdated: false, isRepeated }
  }
}

/** Nothing was created. A conflict says that the first attempt is still being answered. */
function isRefused(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 409
}

function undefinedIfRefused(error: unknown): undefined {
  if (!isRefused(error)) throw error
}
