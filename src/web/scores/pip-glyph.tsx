/** A die face of four pips, as many lit as the band of the `.s-…` around it says. Decorative. */
export function PipGlyph() {
  return (
    <span className="glyph" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
