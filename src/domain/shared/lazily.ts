/** Delays something that takes milliseconds to make until its first use, and keeps it. */
export function lazily<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined
  return () => (kept ??= { made: make() }).made
}

/** A pure function of a text that keeps up to `most` results, because one request asks about the same texts many times. */
export function remembered<Made>(make: (text: string) => Made, most: number): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    if (known.has(text)) return known.get(text) as Made
    if (known.size === most) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}
