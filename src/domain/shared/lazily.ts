/** Delays something that takes milliseconds to make until its first use, and keeps it. */
export function lazily<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined
  return () => (kept ??= { made: make() }).made
}
