export type Ids = ReadonlyMap<string, number>

/** Casinos and games by name, bonuses by `bonusKey`. */
export interface DemoIds {
  casinos: Ids
  bonuses: Ids
  games: Ids
}

/** Several casinos have bonuses with the same title, so the casino is part of the key. */
export function bonusKey(casino: string, title: string): string {
  return `${casino} / ${title}`
}

/** The id behind a name of the catalogue. Throws for an unknown name. */
export function idOf(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo catalogue names "${name}", which it does not have`)
  return id
}
