import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import type { PostMedia } from '#contract/posts/posts.schema.ts'
import type { Tag } from '#contract/site/tags.ts'
import { listBonusesByIds } from '#db/queries/bonuses/bonuses.ts'
import { listCasinoCards } from '#db/queries/casinos/casino-cards.ts'
import { listLinkedCasinos } from '#db/queries/casinos/linked-casinos.ts'
import { placementQuery } from '#domain/clicks/placement.ts'
import { linkedHosts, withLinkRels } from '#domain/posts/article-links.ts'
import { articleParts, type ArticlePart } from '#domain/posts/article-media.ts'
import { articleOutline, type ArticleHeading } from '#domain/posts/article-outline.ts'
import { offersIn } from '#domain/posts/offer-marks.ts'
import { isExpired } from '#domain/shared/time-left.ts'
import type { App } from '../app/app.ts'

export interface ArticleContent {
  parts: ArticlePart[]
  headings: ArticleHeading[]
  /** The items of the marks in the text, without duplicates. */
  offers: { casinos: CasinoCardData[]; bonuses: Bonus[] }
  /** True when the text links to a casino. */
  hasPaidLinks: boolean
  /** Tags of everything besides the article that would change the text. */
  shows: Tag[]
}

/**
 * The current text of an article for visitors. A hidden casino, and a bonus that is inactive, has ended or belongs to a
 * hidden casino, gets no card. `content` must be sanitised.
 */
export async function articleContent(
  { db, now }: Pick<App, 'db' | 'now'>,
  { slug, content, contentMedia }: { slug: string; content: string; contentMedia: readonly PostMedia[] },
): Promise<ArticleContent> {
  const marked = offersIn(content)
  const hosts = linkedHosts(content)
  const [casinos, bonuses, linked] = await Promise.all([
    listCasinoCards(db, marked.casino),
    listBonusesByIds(db, marked.bonus),
    listLinkedCasinos(db, hosts),
  ])
  const current = bonuses.filter(({ isActive, validUntil }) => isActive && !isExpired(validUntil, now()))
  const isShown = {
    casino: new Set(casinos.map(({ id }) => id)),
    bonus: new Set(current.map(({ id }) => id)),
  }
  const { html, headings } = articleOutline(
    withLinkRels(content, linked, placementQuery(paths.post(slug), 'text')),
  )
  const parts = articleParts(html, contentMedia).filter(
    (part) => part.kind === 'html' || part.kind === 'media' || isShown[part.kind].has(part.id),
  )
  return {
    parts,
    headings,
    offers: { casinos, bonuses: current },
    hasPaidLinks: linked.length > 0 || casinos.length > 0 || current.length > 0,
    shows: [
      ...marked.casino.map((id) => `casino:${id}` as const),
      ...marked.bonus.map((id) => `bonus:${id}` as const),
      ...(marked.bonus.length > 0 ? (['saved:bonuses', 'saved:casinos'] as const) : []),
      ...(marked.casino.length > 0 || hosts.length > 0 ? (['saved:casinos'] as const) : []),
    ],
  }
}
