/** The longest description on a card, in characters. Two or three lines of it are visible. */
const LONGEST = 240

/** The text of a card: the whole description, or its first 240 characters up to the end of a word, with an ellipsis. */
export function cardText(description: string): string {
  if (description.length <= LONGEST) return description
  const start = description.slice(0, LONGEST)
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > LONGEST / 2 ? end : LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
