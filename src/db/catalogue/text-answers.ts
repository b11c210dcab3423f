import type { Bitset } from './bitset.ts'

const KEPT_TEXTS = 50

/** The results of a list for a text. */
export interface TextAnswer {
  slots: Bitset
  /** The folded words that a misspelled text was corrected to; undefined without a correction. */
  correctedTo?: readonly string[] | undefined
}

/** Database results for search texts, kept until something changes. A list and its counts use the same result. */
export class TextAnswers {
  readonly #answers = new Map<string, Promise<TextAnswer>>()

  find(text: string, ask: () => Promise<TextAnswer>): Promise<TextAnswer> {
    const known = this.#answers.get(text)
    if (known !== undefined) return known
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined && this.#answers.size >= KEPT_TEXTS) this.#answers.delete(oldest)
    const answer = ask()
    this.#answers.set(text, answer)
    // Failures are not kept.
    answer.catch(() => {
      if (this.#answers.get(text) === answer) this.#answers.delete(text)
    })
    return answer
  }

  forget(): void {
    this.#answers.clear()
  }
}
