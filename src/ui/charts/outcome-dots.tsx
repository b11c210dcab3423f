interface OutcomeDotsProps {
  /** Shares of all tries, 0 to 1: ended ahead; finished, but not ahead. The rest ended with nothing. */
  ahead: number
  behind: number
  /** The chart's message as a sentence, for screen readers. */
  label: string
}

/** A hundred tries as dots, 25 per row: full, half and small, so that colour is not needed. Server only. */
export function OutcomeDots({ ahead, behind, label }: OutcomeDotsProps) {
  const [full, half] = [Math.round(ahead * 100), Math.round((ahead + behind) * 100)]
  const dots = (from: number, to: number, path: (x: number, y: number) => string) =>
    Array.from({ length: to - from }, (_, index) => {
      const at = from + index
      return path((at % 25) * 14 + 7, Math.floor(at / 25) * 14 + 7)
    }).join('')
  return (
    <svg role="img" aria-label={label} viewBox="0 0 350 56" width="100%" fill="currentColor">
      <path d={dots(0, full, (x, y) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`)} />
      <path d={dots(full, half, (x, y) => `M${x} ${y - 5}a5 5 0 0 0 0 10z`)} />
      <path
        fill="none"
        stroke="currentColor"
        d={dots(full, half, (x, y) => `M${x} ${y - 4.5}a4.5 4.5 0 0 1 0 9`)}
      />
      <path
        fill="var(--subtle-foreground)"
        d={dots(half, 100, (x, y) => `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`)}
      />
    </svg>
  )
}
