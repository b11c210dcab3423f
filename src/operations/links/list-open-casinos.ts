import { paths } from '#contract/shared/paths.ts'
import { listAlternatives } from '#db/queries/items/alternatives.ts'
import type { App } from '../app/app.ts'

/** Up to three other casinos that do not refuse this country, safest first. */
export async function listOpenCasinos(
  { db, now, links }: Pick<App, 'db' | 'now' | 'links'>,
  country: string | undefined,
): Promise<{ to: string; label: string }[]> {
  const [others, present] = await Promise.all([
    listAlternatives(db, 'casino', { now: now(), limit: LOOKED_AT }),
    links.links(),
  ])
  return others
    .filter(({ slug }) => {
      const refused = present.get(slug)?.restrictedCountries
      return refused !== undefined && (country === undefined || !refused.includes(country))
    })
    .slice(0, SHOWN)
    .map((casino) => ({ to: paths.casino(casino), label: casino.name }))
}

const LOOKED_AT = 50
const SHOWN = 3
