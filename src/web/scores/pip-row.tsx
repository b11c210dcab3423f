/** Three pips in a row, `lit` of them lit: RTP and volatility. Decorative. */
export function PipRow({ lit }: { lit: number }) {
  return (
    <span className="dots" data-n={lit} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
