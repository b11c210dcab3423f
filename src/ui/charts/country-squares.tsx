interface CountrySquaresProps {
  /** How many countries there are, and how many of them are closed; those come first. */
  groups: readonly { name: string; count: number; closed: number }[]
}

const SIZE = 10
/** Squares in a column. */
const HIGH = 4

/** A square for every country in groups that can be counted: closed ones are crosses, open ones are filled. Server only. */
export function CountrySquares({ groups }: CountrySquaresProps) {
  return (
    <ul className="countries">
      {groups.map(({ name, count, closed }, index) => (
        <li key={name}>
          {name}
          <span>
            {count - closed} of {count}
          </span>
          <svg width="150" height={HIGH * SIZE} aria-hidden="true">
            {index === 0 && <Patterns />}
            <path d={squares(count)} fill="url(#country-open)" />
            <path d={squares(closed)} fill="url(#country-closed)" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function Patterns() {
  return (
    <>
      <pattern id="country-open" width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
        <rect width="8" height="8" rx="1.5" fill="var(--subtle-foreground)" />
      </pattern>
      <pattern id="country-closed" width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
        <rect width={SIZE} height={SIZE} fill="var(--background)" />
        <path d="M1 1l6 6M7 1l-6 6" stroke="var(--foreground)" strokeWidth="1.75" />
      </pattern>
    </>
  )
}

/** The outline of the first squares, column by column. */
function squares(count: number): string {
  const [whole, rest] = [Math.floor(count / HIGH) * SIZE, (count % HIGH) * SIZE]
  return `M0 0h${whole}v${HIGH * SIZE}h-${whole}z${rest > 0 ? `M${whole} 0h${SIZE}v${rest}h-${SIZE}z` : ''}`
}
