export const CARD = { features: 4, paymentMethods: 3, matchedProviders: 3, postTags: 3, gameTags: 2 } as const
/** The smallest numbers of the admin forms and the most that any of their fields may hold. Characters. */
export const FORM = {
  firstYear: 1990,
  name: { min: 2, max: 200 },
  description: { min: 10, max: 20_000 },
  license: { min: 3, max: 200 },
  explanation: 2000,
  /** A casino page carries much else, so its review may have less than an article. */
  review: 60_000,
  title: 300,
  bonusTitle: 3,
  bonusType: 60,
  amount: 300,
  condition: 300,
  terms: 20_000,
  postTitle: 5,
  slug: 3,
  /** Of the address of a casino, bonus or game. */
  itemSlug: 80,
  /** The most is three times the longest article that one could want to read; what an article costs grows with it. */
  content: { min: 50, max: 200_000 },
  excerpt: { min: 20, max: 1000 },
  author: { min: 2, max: 100 },
  /** Search engines cut what is longer. */
  metaTitle: 70,
  metaDescription: { min: 20, max: 160 },
  media: 100,
  alt: 300,
  url: 2000,
  listEntry: 100,
  listLength: 300,
  username: { min: 3, max: 60 },
  displayName: 60,
  password: { min: 6, recommended: 12, max: 1000 },
  answer: 2000,
  decisionNote: 500,
} as const
/** What a new form of each kind starts with. */
export const FORM_PRESET = {
  rating: 5,
  safetyIndex: 5,
  rtp: 96,
  minBet: 0.1,
  maxBet: 100,
  readingTime: 5,
} as const
/**
 * The largest id of a draft, which is random; how many drafts one person may have, how deeply their values may be
 * nested, and how long the name is that a list shows.
 */
export const DRAFT = { maxId: 2_147_483_647, perPerson: 100, levels: 8, name: 300 } as const
/** A former address of a casino, bonus or game is reserved for this many days; 1003_addresses.sql has the same number. */
export const ADDRESS_DAYS = 90
/** For how many days a deleted item can be restored. */
export const TRASH_DAYS = 30
export const ADMIN_ROWS_PER_PAGE = 20
/** The sizes of a page that the admin tables offer; the first one until another is chosen. */
export const ADMIN_PAGE_SIZES = [ADMIN_ROWS_PER_PAGE, 50, 100] as const
/** Items of one bulk action. */
export const BULK_LIMIT = 200
/** How many a picker finds at a time, and how many known ones it may ask the names of at once. */
export const CHOICES = { found: 20, named: 1000 } as const
/** How many known values the fields of the admin forms offer for one field. */
export const KNOWN_VALUES = 1000
