/** The questions and answers of the page of them, for that page and for the assistant. */
import GROUPS from './faq.json' with { type: 'json' }

export interface FaqEntry {
  question: string
  /** Paragraphs, with the markup of rich-text.ts. */
  answer: readonly string[]
}

export interface FaqGroup {
  id: string
  title: string
  entries: readonly FaqEntry[]
}

/** In the order in which visitors usually ask. */
export const FAQ_GROUPS: readonly FaqGroup[] = GROUPS
