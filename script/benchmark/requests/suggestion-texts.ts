import { between, pick, randomFrom } from '#db/demo/seeded.ts'
import type { Random } from '#db/demo/seeded.ts'
import { makeCatalogue } from '../fill/make-catalogue.ts'
import { SIZES } from '../fill/sizes.ts'
import type { SizeName } from '../fill/sizes.ts'

/** So many different texts, as visitors type them: beginnings, words, whole names, and names with a slip. */
export function suggestionTexts(size: SizeName, count: number): string[] {
  const { casinos, bonuses, games } = makeCatalogue(SIZES[size])
  const names = [casinos, games].flat().map(({ name }) => name)
  const titles = bonuses.map(({ title }) => title)
  const random = randomFrom(`suggestions ${size}`)
  const texts = new Set<string>()
  while (texts.size < count) {
    const name = random() < 0.8 ? pick(random, names) : pick(random, titles)
    const text = pick(random, WAYS)(random, name).trim().toLowerCase()
    if (text.length >= 2 && text.length <= 60) texts.add(text)
  }
  return [...texts]
}

const WAYS: readonly ((random: Random, name: string) => string)[] = [
  (random, name) => name.slice(0, between(random, 3, 9)),
  (random, name) => name.slice(0, between(random, 5, 14)),
  (random, name) => pick(random, name.split(' ')),
  (_random, name) => name,
  withSlip,
]

/** One letter left out, doubled or swapped with the next. */
function withSlip(random: Random, name: string): string {
  const at = between(random, 1, Math.max(1, name.length - 3))
  const [here = '', next = ''] = [name[at], name[at + 1]]
  const slip = pick(random, ['', here + here, next + here])
  return name.slice(0, at) + slip + name.slice(at + (slip.startsWith(next) && slip !== '' ? 2 : 1))
}
