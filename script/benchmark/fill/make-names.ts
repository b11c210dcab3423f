interface NameParts {
  first: readonly string[]
  second: readonly string[]
  /** What stands behind the two words, with its space. */
  form: readonly string[]
}

/**
 * So many different names, none of them in `taken`; the same call gives the same names.
 * @throws when the words do not suffice for so many
 */
export function makeNames(
  { first, second, form }: NameParts,
  join: string,
  count: number,
  taken: ReadonlySet<string>,
): string[] {
  const names = new Set<string>()
  const total = first.length * second.length * form.length
  for (let tried = 0; names.size < count; tried++) {
    if (tried === total) throw new Error(`The words give no ${count} names.`)
    // A prime step visits every combination once, and neighbours in the list share no word.
    const place = (tried * STEP) % total
    const behind = Math.floor(place / first.length)
    const name = `${first[place % first.length]}${join}${second[behind % second.length]}${form[Math.floor(behind / second.length)]}`
    if (!taken.has(name)) names.add(name)
  }
  return [...names]
}

const STEP = 7_919
