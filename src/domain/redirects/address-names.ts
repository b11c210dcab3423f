/** Guesses from a missing address what it once showed. */
import { ITEM_KINDS, type ItemKind } from '#contract/items/item-kinds.ts'

const MOST_NAMES = 6
const MOST_TEXTS = 4

/** Words in addresses of other sites that name the kind of an item. */
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
  /** Possible slugs, the likeliest first: the last part of the address, then the others. */
  names: readonly string[]
  kinds: readonly ItemKind[]
}

/** Reads an address in the form that redirects compare. */
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

/** Texts to search for, in turn: the words of each name, then only its distinctive words. */
export function searchTexts(names: readonly string[]): readonly string[] {
  const texts = names.flatMap((name) => {
    const words = name.split(/[-_+.,\s]+/).filter((word) => word !== '')
    const telling = words.filter((word) => !SAYS_NOTHING.test(word))
    return telling.length === 0 ? [] : [words.join(' '), telling.join(' ')]
  })
  return [...new Set(texts)].slice(0, MOST_TEXTS)
}

/** The words of a part, without a file extension. */
function nameOf(part: string): string | undefined {
  try {
    const name = decodeURIComponent(part).replace(/\.(?:html?|php|aspx?)$/, '')
    return name === '' || name === 'index' ? undefined : name
  } catch {
    return undefined
  }
}
