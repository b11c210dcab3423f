/** Filler words of searches. They count only where nothing else is typed. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or of for in from to with by on at that which who is are me my i best top good new list find show ' +
    'casino casinos online site sites bonus bonuses offer offers game games review reviews accept accepts accepting ' +
    'players player payment payments method methods licence license licences licenses licensed licenced provider providers country'
  ).split(' '),
)

/** The words without fillers; all of them when there is nothing else. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !FILLER_WORDS.has(word))
  return left.length === 0 ? words : left
}
