/** How the demo catalogue, which knows names only, finds the ids that the database gave. */
export type Ids = ReadonlyMap<string, number>

/** Casinos and games by name, bonuses by `bonusKey`. */
export interface DemoIds {
  casinos: Ids
  bonuses: Ids
  games: Ids
}

/** The id of a thing that the catalogue names; a name that nothing has is a slip in the catalogue. */
export function idOf(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo catalogue names "${name}", which it does not have`)
  return id
}
