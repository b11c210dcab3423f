import { LANGUAGE } from '#contract/shared/language.ts'

const NUMBERS = new Intl.NumberFormat(LANGUAGE)

/** "2,940". */
export function grouped(count: number): string {
  return NUMBERS.format(count)
}

/** "1 game", "2,000 games": a count with thousands separators (decision D-12). */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`
}
