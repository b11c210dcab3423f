import type { Aim } from '../benchmark/report/table.ts'

/** One line of the table: with an aim, or only told. */
export type Figure = Aim | Pick<Aim, 'what' | 'value'>

/** A figure without an aim. */
export function told(what: string, value: string): Figure {
  return { what, value }
}

/** Something that must be so. */
export function mustBe(what: string, isSo: boolean, aim = 'yes'): Figure {
  return { what, value: isSo ? 'yes' : 'no', aim, isReached: isSo }
}
