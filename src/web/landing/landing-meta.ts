import type { MetaDescriptor } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { landingIndexing } from '#contract/site/indexing.ts'
import { itemList } from '../lists/item-list.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { structured } from '../seo/structured-data/structured.ts'
import { siteOf } from '../shell/site-data.ts'
import type { LandingData } from './landing-data.ts'
import { LIST_NAMES } from './list-names.ts'

/** Title, description, canonical address, and the list with its questions as structured data. */
export function landingMeta(data: LandingData, matches: Parameters<typeof siteOf>[0]): MetaDescriptor[] {
  const { list, title, metaTitle, metaDescription, questions, total, page, isDemo } = data
  const { isIndexable, canonical } = landingIndexing({ path: paths.landing(data), page, total, isDemo })
  return [
    ...pageMeta(matches, {
      title: page > 1 ? `${metaTitle}, page ${page}` : metaTitle,
      name: title,
      description: metaDescription,
      path: canonical,
      within: { name: LIST_NAMES[list], path: paths[list]() },
      isPart: !isIndexable,
    }),
    itemList(siteOf(matches).publicUrl, {
      name: title,
      page,
      total,
      items: [
        ...data.casinos.map((casino) => ({ name: casino.name, path: paths.casino(casino) })),
        ...data.bonuses.map((bonus) => ({ name: bonus.title, path: paths.bonus(bonus) })),
        ...data.games.map((game) => ({ name: game.name, path: paths.game(game) })),
      ],
    }),
    ...(page > 1 || questions.length === 0
      ? []
      : [
          structured({
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          }),
        ]),
  ]
}
