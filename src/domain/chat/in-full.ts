/** Writes out what visitors shorten, so that the rest reads one language. */
const SHORT_FORMS: readonly (readonly [short: RegExp, full: string])[] = [
  [/\bmin\.? ?dep(?:osit)?s?\b/gi, 'minimum deposit'],
  [/\bndbs?\b/gi, 'no deposit bonus'],
  [/\bfs\b/gi, 'free spins'],
  [/\bt ?(?:&|and) ?cs?\b/gi, 'terms'],
  [/\bw\/ds?\b/gi, 'withdrawal'],
  [/\bwr\b/gi, 'wagering requirement'],
  [/\b(?:pls|plz)\b/gi, 'please'],
]

/** "min dep at Kestrow" as "minimum deposit at Kestrow". */
export function inFull(message: string): string {
  return SHORT_FORMS.reduce((text, [short, full]) => text.replaceAll(short, full), message)
}
