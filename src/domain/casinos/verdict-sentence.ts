import { LANGUAGE } from '#contract/shared/language.ts'
const sentences = new Intl.Segmenter(LANGUAGE, { granularity: 'sentence' })

/** Characters of a summary that are looked at: a verdict that is longer says nothing at a glance. */
const LONGEST = 400

/** The first sentence of a summary, with its mark at the end; null for one without words. */
export function verdictSentence(summary: string | null): string | null {
  const text = summary?.trim().slice(0, LONGEST) ?? ''
  for (const { segment } of sentences.segment(text)) return segment.trim()
  return null
}
