import { plainText } from './rich-text-tokens.ts'
import type { SiteWords } from './rich-text-tokens.ts'

export interface FaqEntry {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
}

export interface FaqGroup {
  id: string
  title: string
  entries: readonly FaqEntry[]
}

/** The questions and answers as search engines read them. */
export function faqPage(groups: readonly FaqGroup[], words: SiteWords) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ entries }) => entries)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: plainText(question, words),
        acceptedAnswer: {
          '@type': 'Answer',
          text: answer.map((paragraph) => plainText(paragraph, words)).join(' '),
        },
      })),
  }
}
