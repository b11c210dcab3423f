import type { FieldProblem } from '#contract/refusal.ts'
import type { Problem } from '#contract/site.schema.ts'

/** A call of the API that was not answered with success: "400: ..." and what it said about each field. */
export class ApiProblem extends Error {
  readonly problems: readonly FieldProblem[]

  constructor(message: string, problems: readonly FieldProblem[]) {
    super(message)
    this.name = 'ApiProblem'
    this.problems = problems
  }
}

/** Posts JSON and gives back the answer's JSON; anything but success is thrown as an ApiProblem. */
export async function postJson<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (answer.ok) return answer.json() as Promise<T>
  const text = await answer.text()
  throw new ApiProblem(`${answer.status}: ${text === '' ? answer.statusText : text}`, problemsIn(text))
}

function problemsIn(text: string): readonly FieldProblem[] {
  try {
    return (JSON.parse(text) as Partial<Problem>).errors ?? []
  } catch {
    return []
  }
}
