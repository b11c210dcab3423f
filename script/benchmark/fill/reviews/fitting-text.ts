/** Writes again until the text has a length that fits. Among a million some repeat, as they do in life. */
export function fittingText(
  write: () => string,
  { min, max = Infinity }: { min: number; max?: number },
): string {
  for (let tries = 0; tries < 1_000; tries++) {
    const text = write()
    if (text.length >= min && text.length <= max) return text
  }
  throw new Error('No text of the right length came up.')
}
