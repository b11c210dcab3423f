import { isbot } from 'isbot'
import type { App } from './app.ts'
import { perDatabase } from './per-database.ts'

/**
 * Whether a request may come from a person in a browser, by its User-Agent header: false for known crawlers, for
 * programs such as curl, and for an empty header. A program can imitate a browser, so this is no protection.
 */
export function isPerson(app: Pick<App, 'db'>, userAgent: string): boolean {
  const answers = answersOf(app.db)
  const known = answers.get(userAgent)
  if (known !== undefined) return known
  const answer = userAgent !== '' && userAgent.length <= LONGEST && !isbot(userAgent)
  if (answers.size >= REMEMBERED) answers.clear()
  answers.set(userAgent, answer)
  return answer
}

/** Cached: isbot takes 25 microseconds, a tenth of a click, and most visitors share a few hundred browsers. */
const answersOf = perDatabase(() => new Map<string, boolean>())
const REMEMBERED = 1_000
/** Longer than the header of any browser, in characters. */
const LONGEST = 1_000
