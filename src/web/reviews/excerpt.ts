/** The first `limit` characters and "...", or the whole text when it is shorter. Never splits a character. */
export function excerpt(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}...`
}
