import type { HeadersArgs } from 'react-router'
import type { Refusal } from '#contract/shared/refusal.ts'

export async function postedForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** Headers of the response to a refused form. */
export function retryHeaders({ retryAfter }: Refusal): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}

/** The `headers` function of a screen with a form: passes on the action's headers. */
export function actionHeaders({ actionHeaders: headers }: HeadersArgs): Headers {
  return headers
}

/** A text field of a sent form, trimmed; empty when it is missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
