import type { RowStatus } from '#contract/items/admin-rows.schema.ts'

export interface TableWords {
  /** The heading: "Casinos". */
  title: string
  one: string
  many: string
  /** On the button: "Add Casino". */
  add: string
  statuses: readonly { value: RowStatus; label: string }[]
  /** Labels of the bulk buttons for showing and hiding. */
  show: string
  hide: string
}
