import { hostileTexts, textReaders } from '#test/hostile-texts.ts'
import { told } from '../figure.ts'
import type { Figure } from '../figure.ts'
import type { Ground } from '../ground/ground.ts'
import { articlePages } from '../texts/article-pages.ts'
import { withBuiltSite } from '../texts/built-site.ts'
import { cataloguePages, FILLINGS } from '../texts/catalogue-pages.ts'
import { cpuOf } from '../texts/cpu-of.ts'
import { worstFigures } from '../texts/text-cost.ts'
import type { TextCost } from '../texts/text-cost.ts'

/** Every reader of texts gets the worst shapes of text, as long as it may meet them; so does every page. */
export async function readHostileTexts(ground: Ground): Promise<Figure[]> {
  const pages = await costsOfPages(ground)
  const readers = await costsOfReaders()
  return [
    ...worstFigures(pages),
    ...worstFigures(readers),
    told('measured', `${pages.length} pages, ${readers.length} readings`),
  ]
}

async function costsOfPages(ground: Ground): Promise<TextCost[]> {
  return ground.withData((data) =>
    withBuiltSite(data, async (site) => {
      const costs = await articlePages(site)
      for (const filling of FILLINGS) costs.push(...(await cataloguePages(site, filling)))
      return costs
    }),
  )
}

async function costsOfReaders(): Promise<TextCost[]> {
  const costs: TextCost[] = []
  for (const { name: what, characters, read } of textReaders)
    for (const { name, text } of hostileTexts(characters))
      costs.push({ what, text: name, ms: await cpuOf(() => tryTo(read, text)) })
  return costs
}

/** A refused text has been read as well. */
function tryTo(read: (text: string) => unknown, text: string): void {
  try {
    read(text)
  } catch {
    // What it cost is what counts.
  }
}
