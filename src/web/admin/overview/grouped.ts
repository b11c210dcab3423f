const inThousands = new Intl.NumberFormat('en-US')

/** "2,940". */
export function grouped(count: number): string {
  return inThousands.format(count)
}
