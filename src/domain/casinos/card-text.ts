/** Characters of a description that a card can show; two or three lines of it are in sight. */
const LONGEST = 240

/** A description as a card shows it: whole, or its first 240 characters up to a word's end and an ellipsis. */
export function cardText(description: string): string {
  if (description.length <= LONGEST) return description
  const start = description.slice(0, LONGEST)
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > LONGEST / 2 ? end : LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
