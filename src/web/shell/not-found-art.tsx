/** Two cards that show 4 beside the brand's card as the zero. */
export function NotFoundArt() {
  return (
    <svg className="nf__art" viewBox="0 0 352 150" aria-hidden="true">
      <PlayingCard x={38} turn="rotate(-10 82 80)" />
      <PlayingCard x={226} turn="rotate(10 270 80)" />
      <rect x="130" y="12" width="92" height="128" rx="15" fill="var(--brand-mark)" />
      <rect x="149" y="60" width="54" height="12" rx="3" fill="var(--brand-bar)" />
      <rect x="149" y="80" width="54" height="12" rx="3" fill="var(--chip)" />
    </svg>
  )
}

function PlayingCard({ x, turn }: { x: number; turn: string }) {
  return (
    <g transform={turn}>
      <rect
        x={x}
        y="16"
        width="88"
        height="122"
        rx="14"
        fill="var(--card)"
        stroke="var(--border-strong)"
        strokeWidth="1.5"
      />
      <text
        className="num"
        x={x + 44}
        y="98"
        fontWeight="700"
        fontSize="54"
        fill="var(--foreground)"
        textAnchor="middle"
      >
        4
      </text>
    </g>
  )
}
