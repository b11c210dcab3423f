/** What the parts of an address that nothing answers say about what it was. */
import { ITEM_KINDS } from '#contract/items/item-kinds.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'

const MOST_NAMES = 6
const MOST_TEXTS = 4

/** Words of addresses of other sites that say what an item is, not which. */
const FOLDERS: Readonly<Record<string, ItemKind>> = {
  casino: 'casino',
  casinos: 'casino',
  bonus: 'bonus',
  bonuses: 'bonus',
  offers: 'bonus',
  game: 'game',
  games: 'game',
  slots: 'game',
  blog: 'post',
  news: 'post',
  articles: 'post',
  guides: 'post',
}
const SAYS_NOTHING =
  /^(?:the|an?|and|of|for|to|in|is|review|reviews|casino|casinos|bonus|bonuses|game|games|slot|slots|online|best|html?|php|aspx?|index|page|amp|feed|\d+)$/

export interface AddressNames {
  /** Possible slugs, the likeliest first: the last part of the address before the others. */
  names: readonly string[]
  /** The one kind that the address names; all of them when it names none. */
  kinds: readonly ItemKind[]
}

/** Reads an address as redirects compare it. */
export function addressNames(address: string): AddressNames {
  const parts = address.split('/').flatMap((part) => nameOf(part) ?? [])
  const [kind] = parts.slice(0, -1).flatMap((part) => FOLDERS[part] ?? [])
  return {
    names: parts
      .filter((part) => FOLDERS[part] === undefined)
      .toReversed()
      .slice(0, MOST_NAMES),
    kinds: kind === undefined ? ITEM_KINDS : [kind],
  }
}

/** What to search for, one text after the other: the words of each name, then only those that say which. */
export function searchTexts(names: readonly string[]): readonly string[] {
  const texts = names.flatMap((name) => {
    const words = name.split(/[-_+.,\s]+/).filter((word) => word !== '')
    const telling = words.filter((word) => !SAYS_NOTHING.test(word))
    return telling.length === 0 ? [] : [words.join(' '), telling.join(' ')]
  })
  return [...new Set(texts)].slice(0, MOST_TEXTS)
}

/** In letters, without the ending of a file. */
function nameOf(part: string): string | undefined {
  try {
    const name = decodeURIComponent(part).replace(/\.(?:html?|php|aspx?)$/, '')
    return name === '' || name === 'index' ? undefined : name
  } catch {
    return undefined
  }
}
