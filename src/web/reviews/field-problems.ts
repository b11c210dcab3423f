import type { FieldProblem } from '#contract/shared/refusal.ts'
import type { Problem } from '#contract/site/site.schema.ts'
import { CallError } from '../shell/call-api.ts'

export function fieldProblemsOf(error: unknown): readonly FieldProblem[] {
  if (!(error instanceof CallError)) return []
  try {
    return (JSON.parse(error.message.replace(/^\d+: /, '')) as Partial<Problem>).errors ?? []
  } catch {
    return []
  }
}
