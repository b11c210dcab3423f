import type { ImportReport } from '#contract/transfer/transfer.ts'

/** Files of games as an import takes them. */
export function newGames(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Imported Game ${index + 1}`,
    description: `A slot with ${index % 50} lines, found in the list of a supplier.`,
    provider: `Supplier ${(index % 40) + 1}`,
    type: 'slot',
    rtp: 94 + (index % 5),
    volatility: 'medium',
    tags: ['supplied', `group ${index % 20}`],
  }))
}

/** The same games with another figure and another text each. */
export function changedGames(count: number): object[] {
  return newGames(count).map((game, index) => ({
    ...game,
    description: `Checked again: a slot with ${index % 50} lines and a bonus round.`,
    rtp: 93 + (index % 6),
    volatility: 'high',
  }))
}

/** Applies a file of games and answers the report. Throws when it was not applied as a whole. */
export async function importGames(
  origin: string,
  token: string,
  games: readonly object[],
): Promise<ImportReport> {
  const answer = await fetch(`${origin}/api/admin/games/import?format=json&apply=true&name=bench.json`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(games),
  })
  const last = JSON.parse((await answer.text()).trimEnd().split('\n').at(-1) ?? '{}') as {
    report?: ImportReport
  }
  if (last.report?.state !== 'applied')
    throw new Error(`The import was not applied: ${JSON.stringify(last).slice(0, 500)}`)
  return last.report
}
