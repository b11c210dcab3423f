/** The fields of the casino form: one line each, from which forms, storage, history, files and responses follow. */
import { z } from 'zod'
import { COUNTRIES } from '../countries/countries.ts'
import {
  flag,
  laterDay,
  laterText,
  exactAddress,
  pastYear,
  pictureAddress,
  required,
  requiredFact,
  score,
  textList,
  webAddress,
  formBody,
} from '../shared/form-fields.schema.ts'
import { fieldTable, schemasOf } from '../items/field.ts'
import type { FormLayout } from '../items/field.ts'
import { slugField } from '../shared/slug-field.schema.ts'
import { FORM, FORM_PRESET } from '../shared/limits.ts'
import { GAME_PROVIDERS, RATING_CATEGORIES } from '../shared/options.ts'
import { LISTINGS } from './listing.ts'
import { MOST_PAYOUT_TESTS, PayoutTest, TimedPayout } from './payout-tests.ts'
import { SAFETY_PARTS } from './safety.ts'
import { EXPERT_REVIEW_FIELDS, SAFETY_FIELDS } from './score-fields.ts'

const CODES: ReadonlySet<string> = new Set(COUNTRIES.map(([code]) => code))

/** What people write into the box instead of leaving the fact open. */
const NO_LICENSE: ReadonlySet<string> = new Set(['unknown', 'n/a', 'none stated', 'not stated', 'tbd'])

/**
 * Year, licence and safety index must be there; null says that they are not stated (decision D-77). Without any
 * rating, explanation or summary the casino has no expert review (decision D-36); a rating left out is not stated,
 * an overall rating left out is the mean of the six where all of them are. The fields of the review may be left out
 * of a save: then they stay as they are.
 */
export const CASINO_FIELDS = fieldTable({
  name: {
    schema: required('Name', FORM.name, 'Name must have at least 2 characters'),
    label: 'Name',
    column: 'name',
    cell: 'text',
    public: 'name',
    isOneLine: true,
  },
  slug: {
    schema: slugField(),
    label: 'Address',
    column: 'slug',
    cell: 'text',
    public: 'slug',
    isOneLine: true,
  },
  description: {
    schema: required('Description', FORM.description),
    label: 'Description',
    column: 'description',
    cell: 'text',
    public: 'description',
    control: { as: 'area', hint: 'Short and plain, for cards and the top of the page' },
  },
  websiteUrl: {
    schema: webAddress('Website URL'),
    label: 'Website URL',
    column: 'website_url',
    cell: 'text',
    public: 'websiteUrl',
    control: { as: 'address', placeholder: 'https://' },
  },
  affiliateUrl: {
    schema: exactAddress('Affiliate URL'),
    label: 'Affiliate URL',
    column: 'affiliate_url',
    cell: 'optional',
    public: 'affiliateUrl',
    control: { as: 'address', hint: 'Optional', placeholder: 'https://' },
  },
  logoUrl: {
    schema: pictureAddress('Logo URL'),
    label: 'Logo URL',
    column: 'logo_url',
    cell: 'optional',
    public: 'logoUrl',
    isPicture: true,
  },
  establishedYear: {
    schema: requiredFact(pastYear('Established year')),
    label: 'Established year',
    column: 'established_year',
    cell: 'number',
    public: 'establishedYear',
    isFact: true,
  },
  license: {
    schema: requiredFact(
      required('License', FORM.license, 'License information is required').transform((license) =>
        NO_LICENSE.has(license.toLowerCase()) ? null : license,
      ),
    ),
    label: 'License',
    column: 'license',
    cell: 'optional',
    public: 'license',
    isOneLine: true,
    isFact: true,
  },
  safetyIndex: {
    schema: requiredFact(score('Safety index')),
    label: 'Safety index',
    column: 'safety_index',
    stored: 'decimal',
    cell: 'number',
    public: 'safetyIndex',
    preset: FORM_PRESET.safetyIndex,
    isFact: true,
  },
  ...SAFETY_FIELDS,
  restrictedCountries: {
    schema: textList('Restricted countries')
      .transform((codes) => codes.map((code) => code.toUpperCase()))
      .refine(
        (codes) => codes.every((code) => CODES.has(code)),
        'Restricted countries must be two-letter codes',
      ),
    label: 'Restricted countries',
    column: 'restricted_countries',
    cell: 'list',
    public: 'restrictedCountries',
  },
  /** What an empty list means: true for none, false for not stated (decision D-97). It counts only while none is listed. */
  restrictionsChecked: {
    schema: z
      .boolean('restrictionsChecked must be true or false')
      .nullish()
      .transform((isChecked) => isChecked ?? true),
    label: 'No restrictions',
    preset: true,
    column: 'restrictions_checked',
    cell: 'flag',
    public: 'restrictionsChecked',
  },
  paymentMethods: {
    schema: textList('Payment methods'),
    label: 'Payment methods',
    column: 'payment_methods',
    cell: 'list',
    public: 'paymentMethods',
  },
  supportedCurrencies: {
    schema: textList('Supported currencies'),
    label: 'Supported currencies',
    column: 'supported_currencies',
    cell: 'list',
    public: 'supportedCurrencies',
  },
  features: {
    schema: textList('Features'),
    label: 'Features',
    column: 'features',
    cell: 'list',
    public: 'features',
  },
  gameProviders: {
    schema: textList('Game providers'),
    label: 'Game providers',
    column: 'game_providers',
    cell: 'list',
    public: 'gameProviders',
    control: { offers: GAME_PROVIDERS },
  },
  ...EXPERT_REVIEW_FIELDS,
  /** Simple HTML or plain paragraphs; sanitised when it is saved. Null, here and in the next three: not stated. */
  review: {
    schema: laterText('Review', FORM.review),
    label: 'Review',
    column: 'review',
    cell: 'optional',
    public: z.string().nullable(),
    isLater: true,
  },
  reviewAuthor: {
    schema: laterText('Author of the review', FORM.author.max),
    label: 'Author of the review',
    column: 'review_author',
    cell: 'optional',
    public: z.string().nullable(),
    isLater: true,
    isOneLine: true,
    control: { hint: 'Shown to visitors' },
  },
  testedOn: {
    schema: laterDay('Date tested'),
    label: 'Date tested',
    control: { as: 'day' },
    column: 'tested_on',
    stored: 'day',
    cell: 'optional',
    public: z.string().nullable(),
    isLater: true,
  },
  checkedOn: {
    schema: laterDay('Last checked'),
    label: 'Last checked',
    control: { as: 'day' },
    column: 'checked_on',
    stored: 'day',
    cell: 'optional',
    public: z.string().nullable(),
    isLater: true,
  },
  payoutTests: {
    schema: z
      .array(PayoutTest, 'Payout tests must be a list')
      .max(MOST_PAYOUT_TESTS, `There may be at most ${MOST_PAYOUT_TESTS} payout tests`)
      .nullish(),
    label: 'Payout tests',
    column: 'payout_tests',
    stored: 'json',
    cell: 'media',
    public: z.array(TimedPayout),
    isLater: true,
    description: 'Withdrawals that the editors timed; arrivedAt is null where the money has not arrived.',
  },
  /** Left out by an older client it stays as it is stored, and a new casino is listed. */
  listing: {
    schema: z
      .enum(LISTINGS, `Listing must be one of: ${LISTINGS.join(', ')}`)
      .or(z.literal(''))
      .nullish()
      .transform((listing) => (listing === '' ? null : listing)),
    label: 'Listing',
    column: 'listing',
    cell: 'optional',
    public: z.enum(LISTINGS),
    preset: 'listed',
    isLater: true,
    options: LISTINGS,
    description:
      'listed; or warned or closed, which have a page with the reason, are in no list and lead nowhere.',
  },
  listingReason: {
    schema: laterText('Reason for the listing', FORM.explanation),
    label: 'Reason for the listing',
    column: 'listing_reason',
    cell: 'optional',
    public: z.string().nullable(),
    isLater: true,
  },
  listingSince: {
    schema: laterDay('Listing since'),
    label: 'Listing since',
    column: 'listing_since',
    stored: 'day',
    cell: 'optional',
    public: z.string().nullable(),
    isLater: true,
  },
  isActive: {
    schema: flag('isActive', true),
    label: 'Active',
    column: 'is_active',
    cell: 'flag',
    public: 'isActive',
    preset: true,
    control: { hint: 'Visitors find an active casino; an inactive one has no page.' },
  },
  isFeatured: {
    schema: flag('isFeatured', false),
    label: 'Featured',
    column: 'is_featured',
    cell: 'flag',
    public: 'isFeatured',
    control: { hint: 'It is among the Top Rated Casinos of the home page.' },
  },
})

/** The dates and the person behind a total are set by the save; they have no control. */
export const CASINO_LAYOUT = {
  Basic: [
    ['name', 'establishedYear'],
    'description',
    ['websiteUrl', 'affiliateUrl'],
    ['license', 'safetyIndex'],
    'safetyReason',
    'safetySetBy',
    'safetySetOn',
    'logoUrl',
    'paymentMethods',
    'slug',
    'listing',
    'listingSince',
    'listingReason',
  ],
  Features: [
    'features',
    'supportedCurrencies',
    'gameProviders',
    'restrictedCountries',
    'restrictionsChecked',
  ],
  'Expert Review': [
    'review',
    'reviewAuthor',
    'testedOn',
    'checkedOn',
    'payoutTests',
    ...(Object.keys(EXPERT_REVIEW_FIELDS) as (keyof typeof EXPERT_REVIEW_FIELDS)[]),
  ],
  Status: ['isActive', 'isFeatured'],
  Safety: SAFETY_PARTS.flatMap(
    ({ part }) => [`${part}Mark`, `${part}MarkReason`, `${part}MarkedOn`] as const,
  ),
} as const satisfies FormLayout<typeof CASINO_FIELDS>

const SCHEMAS = schemasOf(CASINO_FIELDS)
/** The form of the admin area, with the expert review in the same flat record. */
export const CasinoForm = z.strictObject(SCHEMAS)
export type CasinoForm = z.output<typeof CasinoForm>
/** The body of a save. */
export const CasinoBody = formBody(SCHEMAS, ['trustScore', 'userRating', 'totalReviews'])

/** Decision D-36. */
export function hasExpertReview(form: CasinoForm): boolean {
  return (
    form.overallRating !== null ||
    form.expertSummary !== null ||
    RATING_CATEGORIES.some(
      (category) => form[`${category}Rating`] !== null || form[`${category}Explanation`] !== null,
    )
  )
}
