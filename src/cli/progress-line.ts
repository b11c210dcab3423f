/** One line on standard error, drawn over itself, where somebody is looking. */
export interface ProgressLine {
  show: (text: string) => void
  clear: () => void
}

export function createProgressLine(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): ProgressLine {
  let width = 0
  const draw = (text: string): void => {
    if (!stream.isTTY) return
    stream.write(`\r${text.padEnd(width)}`)
    width = text.length
  }
  return {
    show: draw,
    clear() {
      if (width === 0) return
      draw('')
      draw('')
    },
  }
}
