const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The first sentence of a text as it stands there, without the space after it; null for a text without words. */
export function firstSentence(text: string | null): string | null {
  if (text === null || text.trim() === '') return null
  for (const { segment } of sentences.segment(text.trim())) return segment.trim()
  return null
}
