/** Stands in place of a fact that nobody stated. */
export function NotStated() {
  return <span className="mut">Not stated</span>
}
