/** How many casinos meet a wish and are not recommended, each counted for its first reason. */
export interface LeftOut {
  /** The safety index is below what the site recommends. */
  unsafe: number
  /** No safety index is stated. */
  unrated: number
  /** A country was named, and nobody has checked which countries the casino refuses. */
  unchecked: number
}
