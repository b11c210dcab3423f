import { BonusForm } from '#contract/bonuses/bonus-form.schema.ts'
import { CasinoForm } from '#contract/casinos/casino-form.schema.ts'
import { GameForm } from '#contract/games/game-form.schema.ts'
import { CASINO_REVIEW, CASINOS_PER_PAGE, FORM, OFFERS_PER_PAGE, TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { bonusItems } from '#operations/bonuses/bonus-items.ts'
import { casinoItems } from '#operations/casinos/casino-items.ts'
import { gameItems } from '#operations/games/game-items.ts'
import { createItem } from '#operations/items/save-item.ts'
import type { BuiltSite } from './built-site.ts'
import { cpuOf } from './cpu-of.ts'
import type { TextCost } from './text-cost.ts'

const REVIEWS = 40
const SYSTEM = { role: 'system' } as const

interface Filling {
  text: string
  unit: string
}

/** What costs the writers of HTML and JSON most, and what they need two bytes a character for. */
export const FILLINGS: readonly Filling[] = [
  { text: 'one letter', unit: 'a' },
  { text: 'short words', unit: 'no ' },
  { text: 'open angle brackets', unit: '<' },
  { text: 'quotes and ampersands', unit: '"&' },
  { text: 'emoji', unit: '👩👧' },
]

/** Every kind of public page, and the larger answers of the api, while each text on them is as long as it may be. */
export async function cataloguePages(site: BuiltSite, { text, unit }: Filling): Promise<TextCost[]> {
  const ids = await fill(site, unit)
  const costs: TextCost[] = []
  for (const [what, path] of Object.entries(publicPaths(ids)))
    costs.push({ what, text, ms: await cpuOf(() => site.render(path)) })
  for (const [what, path] of Object.entries(staffPaths(ids)))
    costs.push({ what, text, ms: await cpuOf(() => site.askAsOwner(path)) })
  return costs
}

interface Ids {
  casino: number
  /** Of the casino, the bonus and the game whose pages are measured. */
  slug: string
}

function publicPaths({ casino, slug }: Ids): Record<string, string> {
  return {
    'home page': '/',
    'list of casinos': '/casinos?sort=newest',
    'list of bonuses': '/bonuses',
    'list of games': '/games',
    'list of articles': '/blog',
    'list of reviews': '/reviews',
    'page of a casino': paths.casino({ slug }),
    'page of a bonus': paths.bonus({ slug }),
    'page of a game': paths.game({ slug }),
    'comparison of three': `/compare?ids=${casino},${casino - 1},${casino - 2}`,
    'api: casinos': '/api/casinos?page=1&pageSize=20',
    'api: a casino': `/api/casinos/${casino}`,
    'api: bonuses': '/api/bonuses?page=1&pageSize=20',
    'api: games': '/api/games?page=1&pageSize=20',
    'api: reviews of a casino': `/api/reviews/casino/${casino}?page=1`,
  }
}

function staffPaths({ casino }: Ids): Record<string, string> {
  return {
    'staff: casinos': '/api/admin/casinos?page=1',
    'staff: a casino': `/api/admin/casinos/${casino}`,
    'staff: history of a casino': `/api/admin/casinos/${casino}/history`,
    'staff: bonuses': '/api/admin/bonuses?page=1',
    'staff: games': '/api/admin/games?page=1',
    'staff: articles': '/api/admin/blog?page=1',
    'staff: reviews': '/api/admin/reviews?page=1',
    'staff: overview': '/api/admin/overview',
    'staff: audit log': '/api/admin/audit-log?page=1',
  }
}

/** A page full of each kind, and the ids of the last ones. */
async function fill({ app }: BuiltSite, unit: string): Promise<Ids> {
  const of = (length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  let [casino, bonus, game] = [0, 0, 0]
  for (let count = 0; count < CASINOS_PER_PAGE; count++)
    casino = (await createItem(app, SYSTEM, casinoItems, casinoOf(of))).id
  for (let count = 0; count < OFFERS_PER_PAGE; count++) {
    bonus = (await createItem(app, SYSTEM, bonusItems, bonusOf(of, casino))).id
    game = (await createItem(app, SYSTEM, gameItems, gameOf(of, casino))).id
  }
  const review = { user_name: of(TEXT.userName), content: of(CASINO_REVIEW.content), overall_rating: 8 }
  for (let count = 0; count < REVIEWS; count++)
    await app.db
      .insertInto('reviews')
      .values([
        { ...review, title: of(CASINO_REVIEW.title), casino_id: casino, ...SIX_RATINGS },
        { ...review, title: of(TEXT.title), bonus_id: bonus },
        { ...review, title: of(TEXT.title), game_id: game },
      ])
      .execute()
  // Their own addresses are made of the long texts.
  const slug = `longest-${casino}`
  await app.db.updateTable('casinos').set({ slug }).where('id', '=', casino).execute()
  await app.db.updateTable('bonuses').set({ slug }).where('id', '=', bonus).execute()
  await app.db.updateTable('games').set({ slug }).where('id', '=', game).execute()
  return { casino, slug }
}

type Of = (length: number) => string

const SIX_RATINGS = {
  bonuses_rating: 8,
  design_rating: 8,
  payouts_rating: 8,
  customer_support_rating: 8,
  game_selection_rating: 8,
  mobile_experience_rating: 8,
}

function casinoOf(of: Of): CasinoForm {
  const explained = Object.fromEntries(
    ['bonuses', 'design', 'payouts', 'customerSupport', 'gameSelection', 'mobileExperience'].flatMap(
      (area) => [
        [`${area}Rating`, 9],
        [`${area}Explanation`, of(FORM.explanation)],
      ],
    ),
  )
  return CasinoForm.parse({
    name: of(FORM.name.max),
    description: of(FORM.description.max),
    websiteUrl: 'https://example.com/',
    affiliateUrl: null,
    logoUrl: null,
    establishedYear: 2020,
    license: of(FORM.license.max),
    safetyIndex: 9.9,
    paymentMethods: listOf(of),
    supportedCurrencies: listOf(of),
    features: listOf(of),
    gameProviders: listOf(of),
    ...explained,
    overallRating: 9.9,
    expertSummary: of(FORM.description.max),
    isFeatured: true,
  })
}

function bonusOf(of: Of, casinoId: number): BonusForm {
  return BonusForm.parse({
    title: of(FORM.title),
    description: of(FORM.description.max),
    type: 'welcome',
    amount: of(FORM.amount),
    casinoId,
    wageringRequirement: of(FORM.condition),
    minDeposit: of(FORM.condition),
    maxWin: of(FORM.condition),
    validUntil: null,
    code: of(FORM.listEntry),
    terms: of(FORM.terms),
    imageUrl: null,
    isFeatured: true,
  })
}

function gameOf(of: Of, casinoId: number): GameForm {
  return GameForm.parse({
    name: of(FORM.name.max),
    description: of(FORM.description.max),
    provider: of(FORM.name.max),
    type: 'slot',
    category: listOf(of),
    rtp: 96,
    volatility: 'high',
    tags: listOf(of),
    imageUrl: null,
    demoUrl: null,
    availableAt: [casinoId],
    isFeatured: true,
  })
}

function listOf(of: Of): string[] {
  return Array.from({ length: FORM.listLength }, (_, index) => `${index} ${of(FORM.listEntry - 4)}`)
}
