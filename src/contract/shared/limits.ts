/** The numbers of the product, each in one place: schemas, forms and screens all read them here. */
import { HOUR_MS, MINUTE_MS } from './durations.ts'

export const CASINOS_PER_PAGE = 20
/** Bonuses and games are cut into pages that fill rows of two, three and four. */
export const OFFERS_PER_PAGE = 24
export const FEATURED_BONUSES = 3
/** How long an interest in a game counts for its popularity, in days (decision D-44). */
export const INTEREST_DAYS = 30
/**
 * How many casinos, bonuses or games one visitor address may add to in each measure of interest on a day. Few visitors
 * open as many; behind one address of a mobile network or an office there are several.
 */
export const INTEREST_TARGETS_A_DAY = 40
/** How long the daily sums of interest are kept, which lead to no visitor; a year and some weeks to compare it with. Days. */
export const INTEREST_KEPT_DAYS = 400
/** How many votes a browser remembers, so that a review shows that it was voted for; the newest stay. */
export const REMEMBERED_VOTES = 200
/** Related articles on bonus and game pages, reviews at a time, features of a casino in the play dialog. */
export const OFFER_PAGE = { relatedPosts: 3, reviewsAtATime: 5, casinoFeatures: 3, places: 3 } as const
export const MAX_PAGE_SIZE = 100
/** How many page numbers the pagination shows at once. */
export const PAGE_WINDOW = 5
export const COMPARE_LIMIT = 3
/** Ids of stored comparisons are random and below this, so that they cannot be enumerated. */
export const COMPARISON_IDS = 2 ** 47
/**
 * How much of a casino's lists the comparison shows, how many popular comparisons it offers, and how many choices the
 * search of the page suggests. The picker lists `listed` at a time and `mostListed` at most. Of the payment methods and
 * features of all columns, `rows` have a row of their own before the rest folds.
 */
export const COMPARE = {
  paymentMethods: 2,
  features: 3,
  popular: 6,
  choices: 6,
  listed: 12,
  mostListed: 240,
  rows: 6,
} as const

/**
 * `featured`: of any one section, so that the page stays a page however many are featured. `ranked`: of these the
 * ranking looks for reasons, a few more than it shows, because one without a safety index has no rank.
 */
export const HOME = {
  featured: 24,
  latestCasinos: 15,
  hotGames: 8,
  latestGames: 8,
  posts: 6,
} as const
/** The page of results: items of each kind, and of the one kind that was chosen. */
export const SEARCH_RESULTS = {
  perKind: 6,
  ofOneKind: 24,
  recent: 6,
  /** Where a text finds nothing: the letters that a part needs, and how many parts are tried. */
  shortestPart: 3,
  parts: 4,
} as const

/** How many of each kind the suggestions show; the casino list shows more casinos and nothing else. */
export const SUGGESTIONS = { perKind: 3, casinosOnList: 5, minCharacters: 2 } as const

export const CARD = { features: 4, paymentMethods: 3, matchedProviders: 3, postTags: 3, gameTags: 2 } as const
export const CASINO_PAGE = {
  gameProviders: 5,
  restrictedCountries: 15,
  games: 10,
  relatedPosts: 3,
  reviewsAtATime: 5,
  alternatives: 3,
} as const

/** Ratings run from 1 to 10 in visitor reviews and from 0 to 10 in expert reviews. */
export const RATING = { min: 1, max: 10, preset: 8 } as const

/** Characters. */
export const CASINO_REVIEW = { title: 50, content: 500 } as const
export const BONUS_REVIEW = { userNameMin: 2, titleMin: 5, contentMin: 10, content: 500 } as const
export const GAME_REVIEW = { userNameMin: 2, titleMin: 5, contentMin: 10, content: 450 } as const
/** Every text has an end, also where a longer one would do no harm by itself. Characters. */
export const TEXT = {
  userName: 60,
  title: 100,
  search: 100,
  email: 254,
  chat: 1000,
  sessionId: 80,
  timeZone: 64,
  fileName: 200,
} as const
/** The assistant recommends no casino with a lower safety index unless it is asked for by name or number. */
export const RECOMMENDED_SAFETY = 7
/** How many earlier messages go along with a question, and how long a quick question waits before it is sent. */
export const CHAT = { history: 20, quickDelayMs: 100 } as const
/** How much of a long review the casino page shows, in characters. */
export const REVIEW_EXCERPT = { title: 50, content: 300 } as const

/** The editorial baseline of the game badge (decision D-70). */
export const GAME_BASELINE_RATING = 8.2

export const FRESHNESS_MS = 5 * MINUTE_MS
export const SEARCH_BLUR_MS = 200

/** How long the link in a confirmation mail works, and how soon the next one may follow to the same address. */
export const CONFIRMATION = { days: 7, againAfterMs: HOUR_MS } as const

export const TEST_MAILS = { perDay: 20 } as const

/** Settings of the site: characters, the largest count, and how many versions of each group are kept. */
export const SETTINGS = {
  name: 40,
  email: 254,
  claim: 60,
  source: 160,
  year: 9,
  badge: 40,
  happyUsers: 2_000_000_000,
  menuLabel: 30,
  menuLinks: 12,
  heading: 80,
  lead: 300,
  sectionTitle: 60,
  legalText: 50_000,
  legalVersion: 20,
  phone: 30,
  helplines: 60,
  pages: 10,
  pageText: 20_000,
  versions: 50,
} as const

/** Bytes that a request body may have. */
export const BODY = {
  json: 256 * 1024,
  interaction: 4 * 1024,
  postback: 16 * 1024,
  post: 1024 * 1024,
  upload: 8 * 1024 * 1024,
  import: 128 * 1024 * 1024,
  /** An export of WordPress, which is read piece by piece. */
  wordpress: 600 * 1024 * 1024,
} as const
/** More reviews than this from one address within an hour are held for staff (decision D-58). */
export const REVIEWS_PER_HOUR = 10

export const BLOG = { perPage: 12, trending: 3, popularTags: 15 } as const
export const REVIEWS_PER_PAGE = 20
/**
 * Of how many reviews, the newest, scores are counted and filters choose, and in how many of those subjects are looked
 * for: reading all of a casino with 10,000 reviews would take as long as rendering its page a dozen times.
 */
export const WEIGHED_REVIEWS = { considered: 2000, readForSubjects: 200 } as const
export const CONTENTS_FROM_HEADINGS = 4
/**
 * How many tags the content of an article may have, how deeply its elements may be nested (what is deeper keeps its
 * text and loses its element), how many of its headings can be linked to and how many of those the table of contents
 * lists, the length of a heading there and in its id (characters), how many of its tables scroll in a box of their own, how many cards of casinos and
 * bonuses are in its text, and how many hosts of its links are looked up. Far above what an article needs: each
 * bounds what one page costs.
 */
export const ARTICLE = {
  tags: 12_000,
  nesting: 100,
  linkedHeadings: 5000,
  listedHeadings: 100,
  headingText: 300,
  boxedTables: 200,
  offers: 40,
  linkedHosts: 500,
} as const

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

/** How much of a password is looked at. */
export const PASSWORD_BYTES = 1024

/** How long a sign-in lasts, how many an account may have at once, and in what time failed ones are counted. */
export const SESSION = {
  hours: 24,
  perAccount: 10,
  failuresWithinMs: 15 * MINUTE_MS,
  passwordMs: 30 * MINUTE_MS,
} as const
export const DEVICE = { days: 180, perAccount: 10 } as const
/**
 * The largest id of a draft, which is random; how many drafts one person may have, how deeply their values may be
 * nested, and how long the name is that a list shows.
 */
export const DRAFT = { maxId: 2_147_483_647, perPerson: 100, levels: 8, name: 300 } as const
/** A former address of a casino, bonus or game is reserved for this many days; 1003_addresses.sql has the same number. */
export const ADDRESS_DAYS = 90
/** Deleted things can be restored for so many days. */
export const TRASH_DAYS = 30
export const ADMIN_ROWS_PER_PAGE = 20
/** The sizes of a page that the admin tables offer; the first one until another is chosen. */
export const ADMIN_PAGE_SIZES = [ADMIN_ROWS_PER_PAGE, 50, 100] as const
/** Fills rows of two, three, four and six. */
export const PICTURES_PER_PAGE = 24
/** Items of one bulk action. */
export const BULK_LIMIT = 200
/** How many a picker finds at a time, and how many known ones it may ask the names of at once. */
export const CHOICES = { found: 20, named: 1000 } as const
/** How many known values the fields of the admin forms offer for one field. */
export const KNOWN_VALUES = 1000
/** Rows of one import file, how many of each outcome its report lists in detail, and items per statement. */
export const TRANSFER = {
  rows: 100_000,
  /** Rows of each outcome, and rows of each reason, that a report lists. */
  shown: 500,
  shownOfReason: 100,
  batch: 500,
  batchBytes: 2 * 1024 * 1024,
} as const
/**
 * Pictures that are fetched from other sites: milliseconds that one may take, how many at a time, how many different
 * ones of one import, minutes after which an import fetches no more, and failures in a row after which a host is not
 * asked again.
 */
export const PICTURE_FETCH = {
  withinMs: 10_000,
  atATime: 4,
  ofAnImport: 2_000,
  minutes: 30,
  failuresOfHost: 5,
} as const
/** Milliseconds after which a run of an import that has not renewed its lease counts as gone, and after how many failures it ends. */
export const IMPORT_RUN = { leaseMs: 15_000, mostFailures: 5 } as const
/**
 * Characters of an address of a redirect, how many redirects there may be and how many of them patterns, which are tried
 * one after the other, with the last place among them; rows of an import that are saved together, and rows that its report lists.
 */
export const REDIRECT = {
  address: 500,
  most: 200_000,
  batch: 1000,
  shown: 200,
} as const
/**
 * Addresses that nothing answers: characters of one that is kept, how many are kept and for how many days without a
 * visit, how many different ones a process takes in between two writes, and the milliseconds between these.
 */
export const MISSING = { address: 300, kept: 10_000, days: 90, atOnce: 200, everyMs: 10_000 } as const
/** How far back and ahead the dashboard may look, in days, and how far without a choice. */
export const OVERVIEW_DAYS = [7, 30, 90] as const
export type OverviewDays = (typeof OVERVIEW_DAYS)[number]
export const OVERVIEW_PRESET_DAYS: OverviewDays = 30
/** How much of each list the dashboard shows. */
export const OVERVIEW = {
  deadLinks: 20,
  clickedCasinos: 5,
  /** Of the most frequent search texts, how many are tried and how many that find nothing are shown. */
  searchTexts: 200,
  searches: 5,
  waitingReviews: 3,
  expiringBonuses: 5,
  latestCasinos: 5,
} as const

/** Affiliate programmes and what they report. Lengths in characters. */
export const PROGRAM = {
  name: 100,
  contact: 200,
  notes: 2_000,
  casinos: 500,
  /** Of a call that is kept. */
  sent: 2_000,
  /** Calls of one programme. */
  callsAMinute: 600,
  /** Seconds that the time of a signature may lie beside ours. */
  signatureSeconds: 300,
  callsKeptDays: 90,
  /** Of refused calls, which anyone can send: characters that are kept, and days. */
  refusedSent: 200,
  refusedKeptDays: 7,
  /** How long a replaced address to report to still works. */
  formerKeyDays: 14,
} as const
export const EARNINGS = { rows: 1_000, days: 800 } as const
