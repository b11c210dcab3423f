import type { CompareKind } from '#contract/comparisons/compare.ts'
import { COMPARE_LIMIT } from '#contract/comparisons/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import type { ShareKind } from '#contract/shared/share-picture.ts'
import { findBonus } from '#db/queries/bonuses/bonuses.ts'
import { findCasino } from '#db/queries/casinos/casinos.ts'
import { readCompared } from '#db/queries/casinos/compared.ts'
import { findGame } from '#db/queries/games/games.ts'
import { findPostBySlug } from '#db/queries/posts/posts.ts'
import { pageCard } from '#domain/share/page-cards.ts'
import {
  articleCard,
  bonusCard,
  casinoCard,
  comparisonCard,
  gameCard,
  type ShareCard,
} from '#domain/share/share-card.ts'
import type { App } from '../app/app.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { findPage } from '../items/find-page.ts'

/** The contents of a page's share picture; undefined where visitors see no such page. */
export async function findShareCard(app: App, kind: ShareKind, name: string): Promise<ShareCard | undefined> {
  return FIND[kind](app, name)
}

type Find = (app: App, name: string) => Promise<ShareCard | undefined>

const FIND: Readonly<Record<ShareKind, Find>> = {
  casino: ofItem('casino', async (app, id) => {
    const casino = await findCasino(app.db, id)
    return casino && casinoCard(casino, siteSettings(app).brand.name)
  }),
  bonus: ofItem('bonus', async (app, id) => {
    const bonus = await findBonus(app.db, id)
    return bonus && bonusCard(bonus, siteSettings(app).brand.name)
  }),
  game: ofItem('game', async ({ db }, id) => {
    const game = await findGame(db, id)
    return game && gameCard(game)
  }),
  async article({ db }, name) {
    // The database refuses characters that no slug contains.
    if (cleanSearchText(name) !== name) return undefined
    const post = await findPostBySlug(db, name)
    return post && articleCard(post)
  },
  async compare(app, name) {
    const [, kind, list = ''] = /^(casinos|games)((?:\.[1-9]\d{0,8}){2,9})$/.exec(name) ?? []
    const ids = list.split('.').slice(1).map(Number)
    if (kind === undefined || ids.length > COMPARE_LIMIT) return undefined
    const compared = await readCompared(app.db, kind as CompareKind, ids, { now: app.now() })
    const names =
      compared.kind === 'casinos'
        ? compared.items.map(({ casino }) => casino.name)
        : compared.kind === 'games'
          ? compared.items.map((game) => game.name)
          : []
    return names.length === ids.length ? comparisonCard(kind as 'casinos' | 'games', names) : undefined
  },
  page: async (_app, name) => pageCard(name),
}

function ofItem(
  kind: 'casino' | 'bonus' | 'game',
  find: (app: App, id: number) => Promise<ShareCard | undefined>,
): Find {
  return async (app, name) => {
    const found = await findPage(app, kind, name)
    return found !== undefined && 'id' in found ? find(app, found.id) : undefined
  }
}
