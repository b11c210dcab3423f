/** The list with one more text: trimmed; a blank one, or one that is there in any case, changes nothing. */
export function withTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim()
  const isThere = tags.some((other) => other.toLowerCase() === tag.toLowerCase())
  return tag === '' || isThere ? tags : [...tags, tag]
}
