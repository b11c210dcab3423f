const grouped = new Intl.NumberFormat('en-US')

/** "1,204 user reviews", "1 user review": how many of a thing there are, with separators (decision D-12). */
export function counted(count: number, thing: string): string {
  return `${grouped.format(count)} ${thing}${count === 1 ? '' : 's'}`
}
