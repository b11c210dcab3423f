import { text } from '../shared/common.schema.ts'
import { nullableText } from '../shared/form-fields.schema.ts'

/** A single line: line breaks and tabs become spaces. */
export function line(name: string, max: number) {
  return text({
    max,
    tooShort: `${name} must not be empty`,
    tooLong: `${name} may have at most ${max} characters`,
  }).transform((value) => value.replaceAll(/\s+/g, ' '))
}

/** A single line, or null when it is empty. */
export function optionalLine(name: string, max: number) {
  return nullableText(name, max).transform((value) => value?.replaceAll(/\s+/g, ' ') ?? null)
}
