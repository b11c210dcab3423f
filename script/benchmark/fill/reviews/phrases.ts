import { pick, type Random, shuffle } from '#db/demo/seeded.ts'

/**
 * What may stand in a slot such as {method}: one text, or several to draw from. A slot without a
 * fact makes its phrase unusable, so an empty text is a condition: "{ifLive}The live tables ...".
 */
export type Facts = Readonly<Record<string, string | readonly string[] | undefined>>

/** Gives the next phrase of a table that suits the facts, filled in; undefined when none suits. */
export type Deal = (table: readonly string[], facts: Facts) => string | undefined

/** One phrase a line. [this|that] is a choice, {slot} a fact. */
export function lines(text: string): readonly string[] {
  return text.trim().split(/\s*\n\s*/)
}

/** Deals every table like a pack of cards, so one item's reviews use up a table before repeating it. */
export function dealer(random: Random): Deal {
  const packs = new Map<readonly string[], string[]>()
  return (table, facts) => {
    const pack = packs.get(table) ?? shuffle(random, table)
    packs.set(table, pack)
    for (const phrase of pack) {
      const chosen = phrase.replace(/\[([^\]]*)\]/g, (_, choices: string) => pick(random, choices.split('|')))
      if (!suits(chosen, facts)) continue
      pack.splice(pack.indexOf(phrase), 1)
      pack.push(phrase)
      return fill(random, chosen, facts)
    }
    return undefined
  }
}

const SLOT = /\{(\w+)\}/g

function suits(phrase: string, facts: Facts): boolean {
  return [...phrase.matchAll(SLOT)].every(([, name = '']) => {
    const fact = facts[name]
    return typeof fact === 'string' || (fact !== undefined && fact.length > 0)
  })
}

function fill(random: Random, phrase: string, facts: Facts): string {
  return phrase.replace(SLOT, (_, name: string) => {
    const fact = facts[name] ?? ''
    return typeof fact === 'string' ? fact : pick(random, fact)
  })
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
