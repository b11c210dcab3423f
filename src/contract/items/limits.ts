export const CARD = { features: 4, paymentMethods: 3, matchedProviders: 3, postTags: 3, gameTags: 2 } as const
/** Limits of the admin forms: the lowest numbers and the longest texts. Lengths in characters. */
export const FORM = {
  firstYear: 1990,
  name: { min: 2, max: 200 },
  description: { min: 10, max: 20_000 },
  license: { min: 3, max: 200 },
  explanation: 2000,
  /** Lower than for an article, because a casino page holds much else. */
  review: 60_000,
  title: 300,
  bonusTitle: 3,
  bonusType: 60,
  amount: 300,
  condition: 300,
  terms: 20_000,
  postTitle: 5,
  slug: 3,
  /** Slug of a casino, bonus or game. */
  itemSlug: 80,
  /** The maximum is three times the longest sensible article; the cost of a page grows with it. */
  content: { min: 50, max: 200_000 },
  excerpt: { min: 20, max: 1000 },
  author: { min: 2, max: 100 },
  /** Search engines cut longer titles. */
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
/** The first values of a new form of each kind. */
export const FORM_PRESET = {
  rating: 5,
  safetyIndex: 5,
  rtp: 96,
  minBet: 0.1,
  maxBet: 100,
  readingTime: 5,
} as const
/**
 * Limits of drafts: the largest (random) id; drafts per person; nesting of their values; and characters of the name in
 * the list.
 */
export const DRAFT = { maxId: 2_147_483_647, perPerson: 100, levels: 8, name: 300 } as const
/**
 * How many days a former address of a casino, bonus or game stays reserved. 1003_addresses.sql holds the same number.
 */
export const ADDRESS_DAYS = 90
/** For how many days a deleted item can be restored. */
export const TRASH_DAYS = 30
export const ADMIN_ROWS_PER_PAGE = 20
/** Page sizes of the admin tables, the default first. */
export const ADMIN_PAGE_SIZES = [ADMIN_ROWS_PER_PAGE, 50, 100] as const
/** The most items in one bulk action. */
export const BULK_LIMIT = 200
/** `found`: results of a picker. `named`: ids whose names it may request at once. */
export const CHOICES = { found: 20, named: 1000 } as const
/** The most suggestions for one field. */
export const KNOWN_VALUES = 1000
