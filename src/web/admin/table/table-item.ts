export interface TableItem {
  id: number
  /** The fields whose facts nobody has stated. */
  missing: readonly string[]
  /** Labelled as demo content. */
  isDemo: boolean
}
