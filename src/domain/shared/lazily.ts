/** What takes milliseconds to make and is not needed for a start: made with its first use, and kept. */
export function lazily<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined
  return () => (kept ??= { made: make() }).made
}
