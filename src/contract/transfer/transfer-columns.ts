/** The columns of import and export files, kind by kind. A form field without its column does not compile. */
import type { BonusForm } from '../bonuses/bonus-form.schema.ts'
import type { CasinoForm } from '../casinos/casino-form.schema.ts'
import type { GameForm } from '../games/game-form.schema.ts'
import type { ItemKind } from '../items/item-kinds.ts'
import { GAME_TYPES, POST_CATEGORIES, VOLATILITIES } from '../shared/options.ts'
import type { PostForm } from '../posts/post-form.schema.ts'

/** How a value stands in a cell. An empty cell is '' as `text`, and null as `optional`, `number` and `flag`. */
export type CellKind = 'text' | 'optional' | 'number' | 'flag' | 'list' | 'ids' | 'media'

type KindOf<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [number | null]
    ? 'number'
    : [Value] extends [string]
      ? 'text'
      : [Value] extends [string | null]
        ? 'optional'
        : [Value] extends [number[]]
          ? 'ids'
          : [Value] extends [string[]]
            ? 'list'
            : 'media'

/** In the order of the form, which is that of the columns. */
type CellKinds<Form> = { readonly [Field in keyof Form]-?: KindOf<Exclude<Form[Field], undefined>> }

export const CASINO_CELLS: CellKinds<CasinoForm> = {
  name: 'text',
  slug: 'text',
  description: 'text',
  websiteUrl: 'text',
  affiliateUrl: 'optional',
  logoUrl: 'optional',
  establishedYear: 'number',
  license: 'optional',
  safetyIndex: 'number',
  safetyReason: 'optional',
  safetySetBy: 'optional',
  safetySetOn: 'optional',
  licenseMark: 'number',
  licenseMarkReason: 'optional',
  licenseMarkedOn: 'optional',
  termsMark: 'number',
  termsMarkReason: 'optional',
  termsMarkedOn: 'optional',
  paymentsMark: 'number',
  paymentsMarkReason: 'optional',
  paymentsMarkedOn: 'optional',
  conductMark: 'number',
  conductMarkReason: 'optional',
  conductMarkedOn: 'optional',
  ownershipMark: 'number',
  ownershipMarkReason: 'optional',
  ownershipMarkedOn: 'optional',
  restrictedCountries: 'list',
  restrictionsChecked: 'flag',
  paymentMethods: 'list',
  supportedCurrencies: 'list',
  features: 'list',
  gameProviders: 'list',
  bonusesRating: 'number',
  designRating: 'number',
  payoutsRating: 'number',
  customerSupportRating: 'number',
  gameSelectionRating: 'number',
  mobileExperienceRating: 'number',
  overallRating: 'number',
  bonusesExplanation: 'optional',
  designExplanation: 'optional',
  payoutsExplanation: 'optional',
  customerSupportExplanation: 'optional',
  gameSelectionExplanation: 'optional',
  mobileExperienceExplanation: 'optional',
  expertSummary: 'optional',
  review: 'optional',
  reviewAuthor: 'optional',
  testedOn: 'optional',
  checkedOn: 'optional',
  isActive: 'flag',
  isFeatured: 'flag',
}

export const BONUS_CELLS: CellKinds<BonusForm> = {
  title: 'text',
  slug: 'text',
  description: 'text',
  type: 'text',
  amount: 'text',
  casinoId: 'number',
  wageringRequirement: 'optional',
  minDeposit: 'optional',
  maxWin: 'optional',
  validUntil: 'optional',
  code: 'optional',
  terms: 'optional',
  imageUrl: 'optional',
  isActive: 'flag',
  isFeatured: 'flag',
}

export const GAME_CELLS: CellKinds<GameForm> = {
  name: 'text',
  slug: 'text',
  description: 'text',
  provider: 'text',
  type: 'text',
  category: 'list',
  rtp: 'number',
  volatility: 'optional',
  minBet: 'number',
  maxBet: 'number',
  paylines: 'number',
  maxMultiplier: 'number',
  tags: 'list',
  imageUrl: 'optional',
  demoUrl: 'optional',
  availableAt: 'ids',
  isActive: 'flag',
  isFeatured: 'flag',
}

export const POST_CELLS: CellKinds<PostForm> = {
  title: 'text',
  slug: 'text',
  content: 'text',
  excerpt: 'text',
  author: 'text',
  category: 'text',
  tags: 'list',
  featuredImage: 'optional',
  contentMedia: 'media',
  metaTitle: 'optional',
  metaDescription: 'text',
  relatedCasinos: 'ids',
  relatedGames: 'ids',
  readingTime: 'number',
  isPublished: 'flag',
  isFeatured: 'flag',
  publishedAt: 'optional',
  publishAt: 'optional',
}

export const CELLS: Readonly<Record<ItemKind, Readonly<Record<string, CellKind>>>> = {
  casino: CASINO_CELLS,
  bonus: BONUS_CELLS,
  game: GAME_CELLS,
  post: POST_CELLS,
}

/** What rows of files link to by name. */
export type NamedKind = 'casino' | 'game'

/** A column with the names of casinos or games, that may be used instead of the one with their ids. */
export interface NamesColumn {
  of: NamedKind
  column: string
  field: string
  cell: 'optional' | 'list'
}
export const NAMES_COLUMNS: Readonly<Record<ItemKind, readonly NamesColumn[]>> = {
  casino: [],
  bonus: [{ of: 'casino', column: 'casino', field: 'casinoId', cell: 'optional' }],
  game: [{ of: 'casino', column: 'casinos', field: 'availableAt', cell: 'list' }],
  post: [
    { of: 'casino', column: 'casinos', field: 'relatedCasinos', cell: 'list' },
    { of: 'game', column: 'games', field: 'relatedGames', cell: 'list' },
  ],
}

/** Holds why a row was refused, in the file with the refused rows; reading leaves it out. */
export const PROBLEM_COLUMN = 'problem'

/** Texts of one line. */
export const ONE_LINE_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'title',
  'provider',
  'license',
  'type',
  'volatility',
  'amount',
  'code',
  'slug',
  'author',
  'metaTitle',
  'reviewAuthor',
  'safetySetBy',
  'casino',
])

/** Fields that hold one value of a closed list. */
export const OPTION_FIELDS: Readonly<Partial<Record<ItemKind, Readonly<Record<string, readonly string[]>>>>> =
  {
    game: { type: GAME_TYPES, volatility: VOLATILITIES },
    post: { category: POST_CATEGORIES },
  }

/** Fields that hold the address of one picture. */
export const PICTURE_FIELDS: Readonly<Record<ItemKind, readonly string[]>> = {
  casino: ['logoUrl'],
  bonus: ['imageUrl'],
  game: ['imageUrl'],
  post: ['featuredImage'],
}

/** What tells one item from another in a file without ids, whatever the case. */
export const KEY_FIELDS = {
  casino: ['name'],
  bonus: ['casinoId', 'title'],
  game: ['name', 'provider'],
  post: ['slug'],
} as const satisfies Record<ItemKind, readonly string[]>

export interface TransferColumn {
  name: string
  cell: CellKind
}

/** All columns of a file of this kind, in their order: id, version, then the fields with the names behind the ids. */
export function columnsOf(kind: ItemKind): readonly TransferColumn[] {
  const names = NAMES_COLUMNS[kind]
  const fields = Object.entries(CELLS[kind]).flatMap(([name, cell]): TransferColumn[] => [
    { name, cell },
    ...names.flatMap(({ field, column, cell: of }) => (field === name ? [{ name: column, cell: of }] : [])),
  ])
  return [{ name: 'id', cell: 'number' }, { name: 'version', cell: 'number' }, ...fields]
}
