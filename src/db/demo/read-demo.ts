/** Reads and validates the demo catalogue: files in demo/ at the root of the repository (see its README). */
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LandingForm } from '#contract/landing/landing.schema.ts'
import { readArticle, readLines, readList, type DemoEntry } from './demo-file.ts'
import { bonusKey } from './demo-ids.ts'
import {
  DemoArticle,
  DemoBonus,
  DemoCasino,
  DemoChange,
  DemoGame,
  reviewSchemaOf,
  type DemoReview,
} from './demo-schemas.ts'

export interface Demo {
  /** In the order of their ids. */
  casinos: readonly DemoCasino[]
  bonuses: readonly DemoBonus[]
  games: readonly DemoGame[]
  /** In the order of file names; dates decide which is newest. */
  articles: readonly DemoArticle[]
  landingPages: readonly LandingForm[]
  /** Earlier values of terms and facts. */
  changes: readonly DemoChange[]
  /** Published reviews, then waiting ones. */
  reviews: readonly DemoReview[]
}

/** Throws an error with file and line when a file breaks a rule of the forms or names something that does not exist. */
export function readDemo(folder = ownFolder()): Demo {
  if (!existsSync(folder))
    throw new Error(
      `The demo catalogue is missing: there is no folder ${folder}. Start with --empty to do without it.`,
    )
  const casinos = readList(folder, 'casinos.json', DemoCasino)
  const bonuses = readList(folder, 'bonuses.json', DemoBonus)
  const games = readList(folder, 'games.json', DemoGame)
  const articles = readArticles(folder)
  const landingPages = readList(folder, 'landing-pages.json', LandingForm)
  const changes = readList(folder, 'changes.json', DemoChange)
  const reviews = readLines(folder, 'reviews.ndjson', reviewSchemaOf)
  const hasCasino = namesOf(casinos, ({ name }) => name, 'name')
  const hasGame = namesOf(games, ({ name }) => name, 'name')
  const hasBonus = namesOf(bonuses, ({ casino, title }) => bonusKey(casino, title), 'title')
  namesOf(articles, ({ slug }) => slug, 'slug')
  namesOf(landingPages, ({ list, slug }) => `${list}/${slug}`, 'slug')
  for (const entry of bonuses) mustHave(entry, hasCasino, entry.value.casino, ['casino'])
  for (const entry of changes) {
    const { casino, bonus } = entry.value
    mustHave(entry, hasCasino, casino, ['casino'])
    if (bonus !== undefined) mustHave(entry, hasBonus, bonusKey(casino, bonus), ['bonus'])
  }
  for (const entry of [...games, ...articles])
    for (const [index, name] of entry.value.casinos.entries())
      mustHave(entry, hasCasino, name, ['casinos', index])
  for (const entry of articles)
    for (const [index, name] of entry.value.games.entries()) mustHave(entry, hasGame, name, ['games', index])
  for (const entry of reviews) {
    const { value } = entry
    if ('game' in value) mustHave(entry, hasGame, value.game, ['game'])
    else mustHave(entry, hasCasino, value.casino, ['casino'])
    if ('bonus' in value) mustHave(entry, hasBonus, bonusKey(value.casino, value.bonus), ['bonus'])
  }
  return {
    casinos: casinos.map(({ value }) => value),
    bonuses: bonuses.map(({ value }) => value),
    games: games.map(({ value }) => value),
    articles: articles.map(({ value }) => value),
    landingPages: landingPages.map(({ value }) => value),
    changes: changes.map(({ value }) => value),
    reviews: reviews.map(({ value }) => value),
  }
}

/** Located relative to the sources, also when this code runs from a bundle, whatever the working directory is. */
function ownFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('#db/migrate.ts')), '../../demo')
}

function readArticles(folder: string): DemoEntry<DemoArticle>[] {
  return readdirSync(join(folder, 'articles'))
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((name) => {
      const entry = readArticle(folder, `articles/${name}`, DemoArticle)
      if (`${entry.value.slug}.html` !== name)
        throw entry.problem(['slug'], `must be the name of the file, ${name.slice(0, -'.html'.length)}`)
      return entry
    })
}

function namesOf<T>(
  entries: readonly DemoEntry<T>[],
  nameOf: (value: T) => string,
  field: string,
): Set<string> {
  const names = new Set<string>()
  for (const { value, problem } of entries) {
    if (names.has(nameOf(value))) throw problem([field], `"${nameOf(value)}" is there twice`)
    names.add(nameOf(value))
  }
  return names
}

function mustHave(
  { problem }: Pick<DemoEntry<unknown>, 'problem'>,
  names: ReadonlySet<string>,
  name: string,
  path: readonly PropertyKey[],
): void {
  if (!names.has(name)) throw problem(path, `the demo catalogue has no "${name}"`)
}
