import type { RefusalCode } from './refusal.ts'

/** The HTTP status of each reason to refuse a request, for the API and for forms. */
export const REFUSAL_STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  password_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
} as const satisfies Readonly<Record<RefusalCode, number>>
