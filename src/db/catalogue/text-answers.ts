import type { Bitset } from './bitset.ts'

const KEPT_TEXTS = 50

/** What a list finds by a text. */
export interface TextAnswer {
  slots: Bitset
  /** The folded words that a misspelled text was understood as; undefined where it was not. */
  correctedTo?: readonly string[] | undefined
}

/** What the database found for a search text, kept until something changes. A list and its counts ask the same. */
export class TextAnswers {
  readonly #answers = new Map<string, Promise<TextAnswer>>()

  find(text: string, ask: () => Promise<TextAnswer>): Promise<TextAnswer> {
    const known = this.#answers.get(text)
    if (known !== undefined) return known
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined && this.#answers.size >= KEPT_TEXTS) this.#answers.delete(oldest)
    const answer = ask()
    this.#answers.set(text, answer)
    // A failure is not kept: the next question asks again.
    answer.catch(() => {
      if (this.#answers.get(text) === answer) this.#answers.delete(text)
    })
    return answer
  }

  forget(): void {
    this.#answers.clear()
  }
}
