/** Labels of the fields, for history, import reports and messages. */
import { SETTING_SCHEMAS } from '../settings/settings.schema.ts'
import { ITEM_FIELDS } from './item-fields.ts'

/** The fields of all tables, the extra inputs of forms, and the settings. A name means the same in every kind. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(SETTING_SCHEMAS).flatMap(({ shape }) =>
      Object.keys(shape).map((name) => [name, inWords(name)]),
    ),
  ),
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

/** Turns "supportEmail" into "Support email". */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
