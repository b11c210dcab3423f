/** Every function that parses, cleans, searches or renders a text of visitors, staff or imports. */
import { readFinderChoice } from '#contract/casinos/finder.ts'
import { readInput } from '#contract/shared/input-problems.ts'
import { BonusForm } from '#contract/bonuses/fields.ts'
import { CasinoForm, CASINO_FIELDS } from '#contract/casinos/fields.ts'
import { ChatMessage } from '#contract/chat/chat.schema.ts'
import { FORM } from '#contract/items/limits.ts'
import { MISSING, REDIRECT } from '#contract/redirects/limits.ts'
import { CASINO_REVIEW } from '#contract/reviews/limits.ts'
import { BODY, TEXT } from '#contract/shared/limits.ts'
import { GameForm, GAME_FIELDS } from '#contract/games/fields.ts'
import { readMediaAddress } from '#contract/media/media-address.ts'
import { PostForm, hasFewTags, POST_FIELDS } from '#contract/posts/fields.ts'
import { readCompareSearch } from '#contract/comparisons/compare-search.ts'
import { readReviewSearch } from '#contract/reviews/review-search.ts'
import { readPostSearch } from '#contract/posts/post-search.ts'
import { NewCasinoReview } from '#contract/reviews/reviews.schema.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { escapeLike } from '#db/queries/sql/sql-pieces.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { takeMedia } from '#db/take-media.ts'
import { articleParts, videoProblems, youtubeId } from '#domain/posts/article-media.ts'
import { linkedHosts, withLinkRels } from '#domain/posts/article-links.ts'
import { articleOutline } from '#domain/posts/article-outline.ts'
import { fromWordpress } from '#domain/posts/wordpress-content.ts'
import { inWords, readEntities } from '#operations/transfer/wordpress/in-words.ts'
import { asBlocks, plainTextOf, readingMinutes, textSize } from '#domain/posts/article-text.ts'
import { understandQuestion } from '#domain/chat/understand-question.ts'
import { casinoSummary } from '#domain/casinos/casino-summary.ts'
import { payoutHours, statedPayout } from '#domain/casinos/payout-time.ts'
import { codeIn, endIn } from '#domain/offers/code-and-end.ts'
import { plainQuantities, quantitiesIn } from '#domain/search/quantities.ts'
import { sentencesOf } from '#domain/search/sentences.ts'
import { countriesIn, withoutCountries } from '#domain/search/country-words.ts'
import { readCountry } from '#domain/countries/read-country.ts'
import { readDay } from '#domain/shared/read-day.ts'
import { seenText } from '#domain/shared/seen-text.ts'
import { textTokens } from '#domain/reviews/signs/text-tokens.ts'
import { withoutShortcodes } from '#domain/posts/wordpress-shortcodes.ts'
import { siteOf } from '#operations/transfer/wordpress/read-wordpress.ts'
import { themeSheet } from '#operations/settings/theme-sheet.ts'
import { isPublicAddress } from '#platform/is-public-address.ts'
import { readExactAddress, readWebAddress } from '#contract/shared/web-address.ts'
import { readPictureAddress } from '#contract/shared/form-fields.schema.ts'
import { toNfc } from '#contract/shared/to-nfc.ts'
import { readTerms } from '#domain/offers/read-terms.ts'
import { amountValue } from '#domain/bonuses/bonus-amount.ts'
import { formChanges } from '#domain/items/form-changes.ts'
import { csvLine, readCell, writeCell } from '#domain/items/form-csv.ts'
import { articleCover } from '#domain/artwork/covers.ts'
import { gameArt } from '#domain/artwork/game-art.ts'
import { casinoLogo } from '#domain/artwork/logos.ts'
import { matchHeader } from '#domain/items/match-header.ts'
import { postsWith } from '#domain/posts/matching-posts.ts'
import { markedMedia, marksSwapped, marksWithout } from '#domain/media/media-marks.ts'
import { subjectsOf } from '#domain/reviews/review-subjects.ts'
import { reasonsToHold } from '#domain/reviews/moderation.ts'
import { firstSentence } from '#domain/shared/first-sentence.ts'
import { nearName } from '#domain/shared/near-name.ts'
import {
  comparableSums,
  depositInEuros,
  wageringMultiple,
  wageringTimes,
} from '#domain/bonuses/offer-terms.ts'
import { ARCHIVE_LIMITS, readDetails, readEntryName } from '#domain/media/archived-picture.ts'
import { cutAtWord } from '#domain/posts/search-result.ts'
import { countOffers, cutAtOffers, offersIn } from '#domain/posts/offer-marks.ts'
import { popularTags } from '#domain/posts/popular-tags.ts'
import { relatedPostsFor, relatedPostsForBonus, relatedPostsForGame } from '#domain/posts/related-posts.ts'
import { foldedWords, foldText } from '#domain/search/fold-text.ts'
import { listReadings } from '#domain/search/list-readings.ts'
import { wantsHelp } from '#domain/search/wants-help.ts'
import { findSigns } from '#domain/reviews/signs/find-signs.ts'
import { addressKey } from '#domain/redirects/address-key.ts'
import { addressNames, searchTexts } from '#domain/redirects/address-names.ts'
import { checkRedirect } from '#domain/redirects/check-redirect.ts'
import { sitePath } from '#domain/redirects/site-path.ts'
import { itemSlug, slugOf } from '#domain/shared/slugs.ts'
import { timeZoneCountry } from '#domain/countries/time-zone-country.ts'
import { lint } from '#domain/lint/lint.ts'
import { fold } from '#operations/transfer/fold.ts'
import { loosenFields } from '#operations/transfer/loosen-fields.ts'
import { shownValue } from '#operations/transfer/row-problem.ts'
import { csvLine as lineOfReport } from '#platform/csv.ts'

export interface TextReader {
  name: string
  /** The longest text here; `read` cuts longer ones. */
  characters: number
  read: (text: string) => unknown
}

/** An import file may be larger, but its cells are read one by one, so this tests proportionality. */
const CELL = FORM.content.max

export const textReaders: readonly TextReader[] = [
  reader('sanitiseContent', FORM.content.max, (text) => hasFewTags(text) && sanitiseContent(text)),
  reader('takeMedia', FORM.content.max, (text) =>
    takeMedia(text, { first: 1, most: 100, addressOf: (one) => one }),
  ),
  reader('fromWordpress', FORM.content.max, (text) =>
    fromWordpress(text, {
      pictureOf: () => 'https://old.example/a.jpg',
      attached: ['https://old.example/b.jpg'],
      linkOf: (one) => one,
    }),
  ),
  reader('inWords', FORM.content.max, inWords),
  reader('asBlocks', FORM.content.max, asBlocks),
  reader('articleOutline', FORM.content.max, articleOutline),
  reader('articleParts', FORM.content.max, (text) => articleParts(text, MEDIA)),
  reader('textSize', FORM.content.max, textSize),
  reader('readingMinutes', FORM.content.max, readingMinutes),
  reader('cutAtOffers', FORM.content.max, cutAtOffers),
  reader('countOffers', FORM.content.max, countOffers),
  reader('linkedHosts', FORM.content.max, linkedHosts),
  reader('withLinkRels', FORM.content.max, (text) => withLinkRels(text, [], '')),
  reader('markedMedia', FORM.content.max, markedMedia),
  reader('marksWithout', FORM.content.max, (text) => marksWithout(text, 1)),
  reader('marksSwapped', FORM.content.max, (text) => marksSwapped(text, 1, 2)),
  reader('formChanges', FORM.content.max, (text) => formChanges({ content: text }, { content: `${text} ` })),

  reader('addressKey', BODY.json, addressKey),
  reader('sitePath', REDIRECT.address, sitePath),
  reader('addressNames', MISSING.address, (text) => searchTexts(addressNames(`/${text}`).names)),
  reader('checkRedirect', REDIRECT.address, (text) =>
    checkRedirect({ kind: 'prefix', source: `/${text}`, target: `/${text}` }),
  ),

  // A body may hold one long text, or the same size across all its fields.
  bodyReader('a field of text', BODY.post, (text) => readInput(POST_FIELDS.content.schema, text, 'field')),
  bodyReader('a field of a short text', BODY.post, (text) =>
    readInput(POST_FIELDS.title.schema, text, 'field'),
  ),
  bodyReader('a field of a slug', BODY.post, (text) => readInput(POST_FIELDS.slug.schema, text, 'field')),
  bodyReader('a field of an address', BODY.post, (text) =>
    readInput(CASINO_FIELDS.websiteUrl.schema, text, 'field'),
  ),
  bodyReader('a field of a picture', BODY.post, (text) =>
    readInput(POST_FIELDS.featuredImage.schema, text, 'field'),
  ),
  bodyReader('a field of a list', BODY.post, (text) => readInput(POST_FIELDS.tags.schema, [text], 'field')),
  bodyReader('a field of a number', BODY.post, (text) => readInput(GAME_FIELDS.rtp.schema, text, 'field')),
  bodyReader('a field of a choice', BODY.post, (text) =>
    readInput(POST_FIELDS.category.schema, text, 'field'),
  ),
  bodyReader('a field of a date', BODY.post, (text) =>
    readInput(POST_FIELDS.publishAt.schema, text, 'field'),
  ),
  bodyReader('a body of a review', BODY.json, (text) =>
    readInput(NewCasinoReview, bodyOf(NewCasinoReview, text), 'body'),
  ),
  bodyReader('a body of a chat message', BODY.json, (text) =>
    readInput(
      ChatMessage,
      { message: text.slice(0, text.length / 2), history: [text.slice(text.length / 2)] },
      'body',
    ),
  ),
  bodyReader('a form of an article', BODY.post, (text) =>
    readInput(PostForm, bodyOf(PostForm, text), 'body'),
  ),
  bodyReader('a form of a casino', BODY.json, (text) =>
    readInput(CasinoForm, bodyOf(CasinoForm, text), 'body'),
  ),
  bodyReader('a form of a bonus', BODY.json, (text) => readInput(BonusForm, bodyOf(BonusForm, text), 'body')),
  bodyReader('a form of a game', BODY.json, (text) => readInput(GameForm, bodyOf(GameForm, text), 'body')),

  reader('firstSentence', FORM.explanation, (text) => firstSentence(text, 150)),
  reader('readFinderChoice', BODY.json, (text) => readFinderChoice(new URLSearchParams({ payment: text }))),
  reader('timeZoneCountry', TEXT.timeZone, timeZoneCountry),
  reader('readCell text', CELL, (text) => readCell('text', text)),
  reader('readCell number', CELL, (text) => readCell('number', text)),
  reader('readCell number with commas', CELL, (text) => readCell('number', text, { decimal: ',' })),
  reader('readEntities', CELL, readEntities),
  reader('readCell flag', CELL, (text) => readCell('flag', text)),
  reader('readCell list', CELL, (text) => readCell('list', text)),
  reader('readCell ids', CELL, (text) => readCell('ids', text)),
  reader('readCell media', CELL, (text) => readCell('media', text)),
  reader('writeCell', CELL, (text) => writeCell('text', text)),
  reader('writeCell list', CELL, (text) => writeCell('list', [text])),
  reader('matchHeader', CELL, (text) => matchHeader('game', [text])),
  reader('loosenFields', CELL, (text) => loosenFields('game', { name: text, volatility: text })),
  reader('nearName', CELL, nearName),
  reader('shownValue', CELL, shownValue),
  reader('csvLine of an export', CELL, (text) => csvLine([text])),
  reader('csvLine of the subscribers', CELL, (text) => lineOfReport([text])),
  reader('fold', CELL, fold),

  reader('reasonsToHold', CASINO_REVIEW.content, (content) =>
    reasonsToHold({
      userName: content.slice(0, 60),
      title: content.slice(0, 50),
      content,
      reviewsFromAddressInHour: 0,
      similarTo: false,
    }),
  ),
  reader('findSigns', FORM.answer, findSigns),
  reader('subjectsOf', CASINO_REVIEW.content, subjectsOf),
  reader('statedPayout', FORM.listEntry, (text) => statedPayout([text])),
  reader('readReviewSearch', 16_000, (text) =>
    readReviewSearch(new URLSearchParams({ words: text, write: text, about: text })),
  ),
  reader('readCompareSearch', 16_000, (text) =>
    readCompareSearch(new URLSearchParams({ find: text, paymentMethods: text, license: text })),
  ),
  reader('lint', FORM.answer, (text) => lint('post', { content: text }, TODAY)),
  reader('understandQuestion', TEXT.chat, (text) => understandQuestion(text, [text], NAMES, TODAY)),
  reader('cleanSearchText', BODY.json, cleanSearchText),
  reader('escapeLike', TEXT.search, escapeLike),
  reader('readPostSearch', 16_000, (text) =>
    readPostSearch(new URLSearchParams({ search: text, page: text })),
  ),
  reader('postsWith', TEXT.search, (text) => postsWith(POSTS, text)),
  reader('foldText', TEXT.search, foldText),
  reader('wantsHelp', TEXT.search, wantsHelp),
  reader('listReadings', TEXT.search, (text) => [...listReadings(foldedWords(foldText(text)), WORDS)]),

  reader('slugOf', FORM.title, slugOf),
  reader('wageringMultiple', FORM.condition, wageringMultiple),
  reader('payoutHours', FORM.listEntry, payoutHours),
  reader('readTerms', 100_000, readTerms),
  reader('sentencesOf', 100_000, sentencesOf),
  reader('quantitiesIn', 1000, (text) => quantitiesIn(plainQuantities(text))),
  reader('codeIn', FORM.terms, codeIn),
  reader('endIn', FORM.terms, endIn),
  reader('wageringTimes', FORM.condition, wageringTimes),
  reader('depositInEuros', FORM.condition, depositInEuros),
  reader('countriesIn', TEXT.chat, countriesIn),
  reader('withoutCountries', TEXT.chat, withoutCountries),
  reader('readCountry', FORM.listEntry, readCountry),
  reader('readDay', FORM.listEntry, readDay),
  reader('seenText', FORM.content.max, seenText),
  reader('textTokens', FORM.terms, (text) => textTokens(text).length),
  reader('plainTextOf', FORM.content.max, plainTextOf),
  reader('offersIn', FORM.content.max, offersIn),
  reader('withoutShortcodes', FORM.content.max, withoutShortcodes),
  reader('siteOf', 500_000, siteOf),
  reader('itemSlug', FORM.title, (text) => itemSlug(text, 'casino')),
  reader('themeSheet', FORM.url, themeSheet),
  reader('isPublicAddress', FORM.url, isPublicAddress),
  reader('readWebAddress', FORM.url, readWebAddress),
  reader('readExactAddress', FORM.url, readExactAddress),
  reader('readPictureAddress', FORM.url, readPictureAddress),
  reader('toNfc', 100_000, toNfc),
  reader('comparableSums', FORM.condition, (text) => comparableSums([text, text, text])),
  reader('amountValue', FORM.amount, amountValue),
  reader('casinoSummary', FORM.description.max, casinoSummary),
  reader('youtubeId', FORM.url, youtubeId),
  reader('videoProblems', FORM.url, (url) =>
    videoProblems([{ type: 'youtube', url: `https://youtu.be/${url}` }]),
  ),
  reader('readDetails', ARCHIVE_LIMITS.details, (text) =>
    readDetails(JSON.stringify({ name: text, alt: text })),
  ),
  reader('readEntryName', FORM.url, (name) => readEntryName(`pictures/${name}`)),
  reader('cutAtWord', FORM.title, (title) => cutAtWord(title, 60)),
  reader('readMediaAddress', FORM.url, (url) => readMediaAddress(`/media/${url}`)),
  reader('relatedPostsFor', FORM.listEntry, (text) =>
    idsOf(relatedPostsFor({ id: 1, name: text }, postsTagged(text), 3)),
  ),
  reader('relatedPostsForBonus', FORM.listEntry, (text) =>
    idsOf(relatedPostsForBonus('Aldermoon', postsTagged(text), 3)),
  ),
  reader('relatedPostsForGame', FORM.listEntry, (text) =>
    idsOf(relatedPostsForGame('Book of Keys', postsTagged(text), 3)),
  ),
  reader('popularTags', FORM.listEntry, (text) => popularTags(postsTagged(text), 15)),
  reader('casinoLogo', FORM.title, casinoLogo),
  reader('gameArt', FORM.title, (text) => gameArt(text, text)),
  reader('articleCover', FORM.title, (text) => articleCover(text, text)),
]

function reader(name: string, characters: number, read: (text: string) => unknown): TextReader {
  return { name, characters, read: (text) => read(text.slice(0, characters)) }
}

/** The limit of a body is in bytes. */
function bodyReader(name: string, bytes: number, read: (text: string) => unknown): TextReader {
  return reader(name, bytes, (text) => read(text.slice(0, (text.length * bytes) / Buffer.byteLength(text))))
}

/** A body whose fields share the text evenly, some in a list. */
function bodyOf({ shape }: { shape: object }, text: string): Record<string, unknown> {
  const fields = Object.keys(shape)
  const share = text.slice(0, Math.floor(text.length / fields.length))
  return Object.fromEntries(fields.map((field) => [field, field in LISTS ? LISTS[field]?.(share) : share]))
}

const LISTS: Readonly<Record<string, (share: string) => unknown>> = {
  tags: (share) => [share],
  features: (share) => [share],
  contentMedia: (share) => [
    { type: 'image', url: share.slice(0, share.length / 2), caption: share.slice(share.length / 2) },
  ],
}

const MEDIA = Array.from({ length: FORM.media }, (_, index) => ({
  type: 'image' as const,
  url: '/art/logo/a.svg',
  position: index + 1,
  caption: null,
  alt: null,
  videoId: null,
}))

const TODAY = new Date('2026-03-14T12:00:00Z')
const NAMES = {
  casinos: Array.from({ length: 100 }, (_, id) => ({ id, name: `Aldermoon ${id}` })),
  offers: Array.from({ length: 300 }, (_, id) => ({ id, name: `Offer of Keys ${id}`, casinoId: id })),
  plainOffers: Array.from({ length: 300 }, (_, id) => ({ id, name: `Morning welcome ${id}`, casinoId: id })),
  games: Array.from({ length: 300 }, (_, id) => ({ id, name: `Book of Keys ${id}` })),
  paymentMethods: ['Visa', 'Mastercard', 'PayPal', 'Bitcoin', 'Bank transfer'],
  licences: ['Malta Gaming Authority'],
  features: ['24/7 live chat'],
  providers: ['Foxglove Works'],
  tags: ['Blackjack'],
}

/** A hundred posts with the most and longest tags. */
function postsTagged(text: string) {
  const tags = Array.from(
    { length: FORM.listLength },
    (_, index) => `${text.slice(0, FORM.listEntry - 4)} ${index}`,
  )
  const names = [text, ...tags].join('\n').toLowerCase()
  return Array.from({ length: 100 }, (_, id) => ({
    id,
    title: text,
    tags,
    names,
    relatedCasinos: [] as number[],
  }))
}

const idsOf = (posts: readonly { id: number }[]) => posts.map(({ id }) => id)

/** Each word is similar to one of these. */
const WORDS = {
  has: () => false,
  hasBeginning: () => false,
  nearest: (word: string) => [`${word}a`, `${word}b`],
}

const POSTS = Array.from({ length: 100 }, (_, id) => ({
  title: `Wagering ${id}`,
  excerpt: 'Wagering, worked through with one deposit. '.repeat(20),
  category: 'guides',
  tags: ['Wagering', 'Bonus'],
  readTime: 5,
}))
