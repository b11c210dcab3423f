/** What the fields of the admin forms are called, for history, import reports and messages. */
import { ITEM_FIELDS } from './item-fields.ts'

/** Those of the tables, and what the forms ask beside them. A name means the same in every kind. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(ITEM_FIELDS).flatMap((fields) =>
      Object.entries(fields).map(([name, { label }]) => [name, label]),
    ),
  ),
  hasExpertReview: 'Expert review',
  isSafetySet: 'Safety index set by hand',
  isOverallSet: 'Overall rating set by hand',
  otherType: 'Other type',
}

export function labelOf(field: string): string {
  return FIELD_LABELS[field] ?? field
}
