/** The closed list of reasons to refuse a request. */
export type RefusalCode =
  | 'invalid_input'
  | 'unauthenticated'
  | 'forbidden'
  | 'password_needed'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'unavailable'

export interface FieldProblem {
  /** The field's name as sent, or `body`. */
  path: string
  message: string
}

/** A request that was understood and refused. People see the message as it is. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly problems: readonly FieldProblem[]
  readonly retryAfter: number | undefined

  constructor(
    code: RefusalCode,
    message: string,
    more: { problems?: readonly FieldProblem[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'Refusal'
    this.code = code
    this.problems = more.problems ?? []
    this.retryAfter = more.retryAfter
  }
}
