import type { ItemDialogProps } from './item-dialog-props.ts'

export type Values = Record<string, unknown>

/** The values of the fields of a form as it is stored. They hold empty texts where a form holds nothing; null in a fact means "not stated". */
export function fieldValuesOf(
  { valuesOf = asTheyAre, facts = [] }: Pick<ItemDialogProps, 'valuesOf' | 'facts'>,
  form: Values,
): Values {
  return Object.fromEntries(
    Object.entries(valuesOf(form)).map(([name, value]) => [
      name,
      facts.includes(name) ? value : (value ?? ''),
    ]),
  )
}

export function asTheyAre(values: Values): Values {
  return values
}
