/** A call that was answered, but not with a success. */
export class CallError extends Error {
  /** The server's own words for people, when it gave any. */
  readonly reason: string | undefined

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'CallError'
    this.reason = reasonIn(body)
  }
}

/** Calls /api and reads the JSON answer. A payload makes it a POST unless said otherwise. Throws CallError. */
export async function callApi<Answer>(
  path: string,
  options: { method?: string; payload?: unknown; signal?: AbortSignal } = {},
): Promise<Answer> {
  const { payload, signal, method = payload === undefined ? 'GET' : 'POST' } = options
  const answer = await fetch(path, {
    method,
    credentials: 'include',
    ...(payload !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    }),
    ...(signal !== undefined && { signal }),
  })
  if (!answer.ok) throw new CallError(answer.status, (await answer.text()) || answer.statusText)
  return (await answer.json()) as Answer
}

/** What to tell a person about a failure: the server's message, or the sentence given. */
export function reasonOf(error: unknown, otherwise: string): string {
  return (error instanceof CallError ? error.reason : undefined) ?? otherwise
}

function reasonIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' && message !== '' ? message : undefined
  } catch {
    return undefined
  }
}
