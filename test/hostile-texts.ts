/** Texts that cost a careless parser more than linear time, for the readers in text-readers.ts. */
import { FORM } from '#contract/items/limits.ts'
import { NESTED, OPENED, REPEATED } from './hostile-shapes.ts'

export { textReaders } from './text-readers.ts'

export interface HostileText {
  name: string
  text: string
}

/** script/test uses a part of the length, script/test --soak the whole. */
const SHARE = process.env['SOAK'] === '1' ? 1 : 0.3

/** Every shape with this many characters; by default the limit of an article. */
export function hostileTexts(most: number = FORM.content.max): HostileText[] {
  const characters = Math.ceil(most * SHARE)
  const filled = (unit: string) => unit.repeat(Math.ceil(characters / unit.length))
  return [
    ...Object.entries(REPEATED).flatMap(([name, unit]) => [
      { name, text: filled(unit) },
      // A pattern that ends at the unit's last character retries from every earlier one.
      { name: `${name}, then another character`, text: `${filled(unit).slice(0, characters - 1)}#` },
    ]),
    ...Object.entries(NESTED).map(([name, [open, close]]) => {
      const count = Math.ceil(characters / (open.length + close.length))
      return { name, text: open.repeat(count) + close.repeat(count) }
    }),
    ...Object.entries(OPENED).map(([name, [start, unit, end = '']]) => ({
      name,
      text: (start + filled(unit)).slice(0, characters - end.length) + end,
    })),
  ].map(({ name, text }) => ({ name, text: text.slice(0, characters) }))
}
