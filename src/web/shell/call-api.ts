import type { FieldProblem } from '#contract/shared/refusal.ts'

/** A call with an unsuccessful response. */
export class CallError extends Error {
  readonly status: number
  /** The server's message for people, if any. */
  readonly reason: string | undefined
  /** The code of the refusal, for programs. */
  readonly code: string | undefined
  readonly problems: readonly FieldProblem[]

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'CallError'
    this.status = status
    const { message, error, errors } = problemIn(body)
    this.code = typeof error === 'string' ? error : undefined
    this.reason = typeof message === 'string' && message !== '' ? message : undefined
    this.problems = Array.isArray(errors) ? (errors as FieldProblem[]) : []
  }
}

/** Calls /api and reads the JSON response. With a payload or a file it is a POST by default. Throws CallError. */
export async function callApi<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  return (await (await askApi(path, options)).json()) as Answer
}

export interface CallOptions {
  method?: string
  payload?: unknown
  /** Sent unchanged, instead of a payload. */
  file?: Blob
  signal?: AbortSignal
  /** Sent as a bearer credential. */
  token?: string
  /** Continues when the page is left. */
  keepalive?: boolean
  /** A POST repeated with the same key is executed once. */
  idempotencyKey?: string
}

/** The same with the whole response, for its headers. Throws CallError for every unsuccessful response. */
export async function askApi(path: string, options: CallOptions = {}): Promise<Response> {
  const { payload, file, signal, token, idempotencyKey, keepalive = false } = options
  const { method = payload === undefined && file === undefined ? 'GET' : 'POST' } = options
  const response = await fetch(path, {
    method,
    keepalive,
    credentials: 'include',
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
    ...(file !== undefined && { body: file }),
    ...(signal !== undefined && { signal }),
  })
  if (method !== 'GET') await forgetOlderPages()
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText)
  return response
}

async function forgetOlderPages(): Promise<void> {
  const { forgetPageData } = await import('./fresh-page-data.ts')
  forgetPageData()
}

/** The words for a failure: the server's message, or the given sentence. */
export function reasonOf(error: unknown, otherwise: string): string {
  return (error instanceof CallError ? error.reason : undefined) ?? otherwise
}

function problemIn(body: string): { message?: unknown; error?: unknown; errors?: unknown } {
  try {
    const problem: unknown = JSON.parse(body)
    return typeof problem === 'object' && problem !== null ? problem : {}
  } catch {
    return {}
  }
}
