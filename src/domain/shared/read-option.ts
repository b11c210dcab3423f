/**
 * The option that a text means, or undefined when none or several fit: "Very High" means high, "slots" means slot,
 * "med" means medium, "medium-high" is ambiguous.
 */
export function readOption(options: readonly string[], text: string): string | undefined {
  const given = wordsOf(text)
  const same = options.find((option) => wordsOf(option).join(' ') === given.join(' '))
  if (same !== undefined) return same
  const fitting = options.filter((option) => {
    const wanted = wordsOf(option)
    return wanted.every((word) => given.some((one) => means(one, word)))
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

const SHORTEST_PREFIX = 3

function means(given: string, word: string): boolean {
  return given === word || given === `${word}s` || (given.length >= SHORTEST_PREFIX && word.startsWith(given))
}

function wordsOf(text: string): string[] {
  return text
    .slice(0, 100)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
