import { REVIEW_SUBJECTS } from '#contract/reviews/review-subjects.ts'

const SUBJECT_OF: ReadonlyMap<string, string> = new Map(
  REVIEW_SUBJECTS.flatMap(({ subject: name, forms }) => forms.map((form) => [form, name] as const)),
)

/** The subjects that a text names, without duplicates. Takes linear time. */
export function subjectsOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const name = SUBJECT_OF.get(word)
    if (name !== undefined) found.add(name)
  }
  return found
}
