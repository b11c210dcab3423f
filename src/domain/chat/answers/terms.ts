/** Answers from the glossary, counts of the catalogue, changes, and passages of the site's texts. */
import type { FactChange } from '#contract/changes/fact-changes.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Term } from '../../texts/glossary.ts'
import { counted } from '../../shared/counted.ts'
import { changeLine } from './casino-facts.ts'
import { draft, type Draft, type PageLink } from './draft.ts'
import { PAGES } from './lines.ts'

const MOST_TERMS = 3

export function defineTerms(terms: readonly Term[]): Draft {
  const shown = terms.slice(0, MOST_TERMS)
  return draft(
    shown.map(({ term, text }) => (shown.length === 1 ? `${term}: ${text}` : `• ${term}: ${text}`)),
    [
      ...shown.map(({ id, term }) => ({
        title: `${term} in the glossary`,
        path: `${paths.glossary()}#${id}`,
      })),
      ...shown.flatMap(({ see }) => (see === undefined ? [] : [{ title: 'More about it', path: see }])),
      ...(shown.some(({ group }) => group === 'Licences and safety') ? [PAGES.help] : []),
    ],
  )
}

export interface Counts {
  casinos: number
  bonuses: number
  games: number
  reviews: number
}

export function countsOf({ casinos, bonuses, games, reviews }: Counts): Draft {
  return draft(
    [
      `Our catalogue lists ${counted(casinos, 'casino')}, ${counted(bonuses, 'running offer')} and ${counted(games, 'game')}, with ${counted(reviews, 'visitor review')}.`,
    ],
    [PAGES.casinos, PAGES.bonuses, PAGES.games],
  )
}

export function latestChanges(changes: readonly FactChange[]): Draft {
  return draft(
    changes.length === 0
      ? ['We have noted no change of a term or fact yet.']
      : ['The latest changes of terms and facts, newest first:', ...changes.map(changeLine)],
    [{ title: 'What changed', path: paths.changes() }],
  )
}

/** `areAbout`: whether the articles contain the requested words, if any. `total` is named where it was asked for. */
export function articlesAbout(
  posts: readonly { title: string; slug: string }[],
  areAbout: boolean | undefined,
  total?: number,
): Draft {
  return draft(
    [
      areAbout === undefined
        ? `${total === undefined ? 'Our latest articles' : `Our blog has ${counted(total, 'article')}. The latest are`}:`
        : areAbout
          ? 'Our articles about that, the latest first:'
          : 'None of our articles names that in its title or summary. The latest are:',
      ...posts.map(({ title }) => `• ${title}`),
    ],
    [...posts.map(({ title, slug }) => ({ title, path: paths.post(slug) })), PAGES.blog],
  )
}

export function mostGames(studios: readonly { name: string; games: number }[]): Draft {
  return draft(
    [
      'The studios with the most games in our catalogue:',
      ...studios.map(({ name, games }) => `• ${name}: ${games} games`),
      'How many games a studio has made in all is not stated.',
    ],
    [PAGES.games],
  )
}

export interface Passage {
  title: string
  text: string
  path: string
}

export function quote({ title, text, path }: Passage, page: PageLink['title']): Draft {
  return draft([`${title}${title.endsWith('?') ? '' : ':'} ${text}`], [{ title: page, path }])
}
