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
import { field, fieldTable, schemasOf, type FormLayout } from '../items/field.ts'
import { slugField } from '../shared/slug-field.schema.ts'
import { FORM, FORM_PRESET } from '../items/limits.ts'
import { GAME_PROVIDERS, RATING_CATEGORIES } from '../shared/options.ts'
import { LISTINGS } from './listing.ts'
import { MOST_PAYOUT_TESTS, PayoutTest, TimedPayout } from './payout-tests.ts'
import { SAFETY_PARTS } from './safety.ts'
import { EXPERT_REVIEW_FIELDS, SAFETY_FIELDS } from './score-fields.ts'

const CODES: ReadonlySet<string> = new Set(COUNTRIES.map(([code]) => code))

/** Spellings of "unknown" that editors type into the licence box. */
const NO_LICENSE: ReadonlySet<string> = new Set(['unknown', 'n/a', 'none stated', 'not stated', 'tbd'])

/**
 * Year, licence and safety index must be present; null means "not stated" (decision D-77). A casino without any rating,
 * explanation or summary has no expert review (decision D-36). A missing rating is "not stated"; a missing overall
 * rating is the mean of the six where all six are known. A save may leave out the fields of the review, and then they
 * stay as they are.
 */
export const CASINO_FIELDS = fieldTable({
  name: field.text('Name', required('Name', FORM.name, 'Name must have at least 2 characters'), {
    isOneLine: true,
  }),
  slug: field.text('Address', slugField(), { isOneLine: true }),
  description: field.text('Description', required('Description', FORM.description), {
    control: { as: 'area', hint: 'Short and plain, for cards and the top of the page' },
  }),
  websiteUrl: field.text('Website URL', webAddress('Website URL'), {
    control: { as: 'address', placeholder: 'https://' },
  }),
  affiliateUrl: field.optional('Affiliate URL', exactAddress('Affiliate URL'), {
    control: { as: 'address', hint: 'Optional', placeholder: 'https://' },
  }),
  logoUrl: field.optional('Logo URL', pictureAddress('Logo URL'), { isPicture: true }),
  establishedYear: field.number('Established year', requiredFact(pastYear('Established year')), {
    isFact: true,
  }),
  license: field.optional(
    'License',
    requiredFact(
      required('License', FORM.license, 'License information is required').transform((license) =>
        NO_LICENSE.has(license.toLowerCase()) ? null : license,
      ),
    ),
    { isOneLine: true, isFact: true },
  ),
  safetyIndex: field.number('Safety index', requiredFact(score('Safety index')), {
    stored: 'decimal',
    preset: FORM_PRESET.safetyIndex,
    isFact: true,
  }),
  ...SAFETY_FIELDS,
  restrictedCountries: field.list(
    'Restricted countries',
    textList('Restricted countries')
      .transform((codes) => codes.map((code) => code.toUpperCase()))
      .refine(
        (codes) => codes.every((code) => CODES.has(code)),
        'Restricted countries must be two-letter codes',
      ),
  ),
  /** What an empty list means: true for no restrictions, false for not stated (decision D-97). */
  restrictionsChecked: field.flag(
    'No restrictions',
    z
      .boolean('restrictionsChecked must be true or false')
      .nullish()
      .transform((isChecked) => isChecked ?? true),
    { preset: true },
  ),
  paymentMethods: field.list('Payment methods', textList('Payment methods')),
  supportedCurrencies: field.list('Supported currencies', textList('Supported currencies')),
  features: field.list('Features', textList('Features')),
  gameProviders: field.list('Game providers', textList('Game providers'), {
    control: { offers: GAME_PROVIDERS },
  }),
  ...EXPERT_REVIEW_FIELDS,
  /** Simple HTML or plain paragraphs, sanitised on save. Null means "not stated", for this field and the next three. */
  review: field.optional('Review', laterText('Review', FORM.review), {
    public: z.string().nullable(),
    isLater: true,
  }),
  reviewAuthor: field.optional('Author of the review', laterText('Author of the review', FORM.author.max), {
    public: z.string().nullable(),
    isLater: true,
    isOneLine: true,
    control: { hint: 'Shown to visitors' },
  }),
  testedOn: field.optional('Date tested', laterDay('Date tested'), {
    control: { as: 'day' },
    stored: 'day',
    public: z.string().nullable(),
    isLater: true,
  }),
  checkedOn: field.optional('Last checked', laterDay('Last checked'), {
    control: { as: 'day' },
    stored: 'day',
    public: z.string().nullable(),
    isLater: true,
  }),
  payoutTests: field.media(
    'Payout tests',
    z
      .array(PayoutTest, 'Payout tests must be a list')
      .max(MOST_PAYOUT_TESTS, `There may be at most ${MOST_PAYOUT_TESTS} payout tests`)
      .nullish(),
    {
      stored: 'json',
      public: z.array(TimedPayout),
      isLater: true,
      description: 'Withdrawals that the editors timed; arrivedAt is null where the money has not arrived.',
    },
  ),
  /** When an older client leaves this out, the stored value stays, and a new casino is listed. */
  listing: field.optional(
    'Listing',
    z
      .enum(LISTINGS, `Listing must be one of: ${LISTINGS.join(', ')}`)
      .or(z.literal(''))
      .nullish()
      .transform((listing) => (listing === '' ? null : listing)),
    {
      public: z.enum(LISTINGS),
      preset: 'listed',
      isLater: true,
      options: LISTINGS,
      description:
        'listed; or warned or closed, which have a page with the reason, are in no list and lead nowhere.',
    },
  ),
  listingReason: field.optional(
    'Reason for the listing',
    laterText('Reason for the listing', FORM.explanation),
    { public: z.string().nullable(), isLater: true },
  ),
  listingSince: field.optional('Listing since', laterDay('Listing since'), {
    stored: 'day',
    public: z.string().nullable(),
    isLater: true,
  }),
  isActive: field.flag('Active', flag('isActive', true), {
    preset: true,
    control: { hint: 'Visitors find an active casino; an inactive one has no page.' },
  }),
  isFeatured: field.flag('Featured', flag('isFeatured', false), {
    control: { hint: 'It is among the Top Rated Casinos of the home page.' },
  }),
})

/** The form's layout. The save sets the dates and the person behind an index, so these fields have no control. */
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
/** The form of the admin area as one flat record, with the expert review. */
export const CasinoForm = z.strictObject(SCHEMAS)
export type CasinoForm = z.output<typeof CasinoForm>
export const CasinoBody = formBody(SCHEMAS, ['trustScore', 'userRating', 'totalReviews'])

/** Whether anything of an expert review is filled in (decision D-36). */
export function hasExpertReview(form: CasinoForm): boolean {
  return (
    form.overallRating !== null ||
    form.expertSummary !== null ||
    RATING_CATEGORIES.some(
      (category) => form[`${category}Rating`] !== null || form[`${category}Explanation`] !== null,
    )
  )
}
