/** The casino form of the admin area, with the expert review in the same flat record. */
import { z } from 'zod'
import { COUNTRIES } from '../countries/countries.ts'
import {
  flag,
  formBody,
  laterDay,
  laterText,
  optionalAddress,
  nullableText,
  optionalFact,
  pastYear,
  pictureAddress,
  required,
  requiredFact,
  score,
  textList,
  webAddress,
} from '../shared/form-fields.schema.ts'
import { slugField } from '../shared/slug-field.schema.ts'
import { FORM } from '../shared/limits.ts'
import { RATING_CATEGORIES } from '../shared/options.ts'
import { SAFETY_FIELDS } from './safety-fields.schema.ts'

const CODES: ReadonlySet<string> = new Set(COUNTRIES.map(([code]) => code))
const rating = (name: string) => optionalFact(score(name))
const explanation = (name: string) => nullableText(name, FORM.explanation)

/** What people write into the box instead of leaving the fact open. */
const NO_LICENSE: ReadonlySet<string> = new Set(['unknown', 'n/a', 'none stated', 'not stated', 'tbd'])

/**
 * Year, licence and safety index must be there; null says that nobody stated them (decision D-77). Without any
 * rating, explanation or summary the casino has no expert review (decision D-36); a rating left out is not stated,
 * an overall rating left out is the mean of the six where all of them are. The fields of the review may be left out
 * of a save: then they stay as they are.
 */
export const CASINO_FIELDS = {
  name: required('Name', FORM.name, 'Name must have at least 2 characters'),
  slug: slugField(),
  description: required('Description', FORM.description),
  websiteUrl: webAddress('Website URL'),
  affiliateUrl: optionalAddress('Affiliate URL'),
  logoUrl: pictureAddress('Logo URL'),
  establishedYear: requiredFact(pastYear('Established year')),
  license: requiredFact(
    required('License', FORM.license, 'License information is required').transform((license) =>
      NO_LICENSE.has(license.toLowerCase()) ? null : license,
    ),
  ),
  safetyIndex: requiredFact(score('Safety index')),
  ...SAFETY_FIELDS,
  restrictedCountries: textList('Restricted countries')
    .transform((codes) => codes.map((code) => code.toUpperCase()))
    .refine(
      (codes) => codes.every((code) => CODES.has(code)),
      'Restricted countries must be two-letter codes',
    ),
  /** An editor found that there are none. It counts only while none is listed. */
  restrictionsChecked: z
    .boolean('restrictionsChecked must be true or false')
    .nullish()
    .transform((isChecked) => isChecked ?? false),
  paymentMethods: textList('Payment methods'),
  supportedCurrencies: textList('Supported currencies'),
  features: textList('Features'),
  gameProviders: textList('Game providers'),
  bonusesRating: rating('Bonuses rating'),
  designRating: rating('Design rating'),
  payoutsRating: rating('Payouts rating'),
  customerSupportRating: rating('Support rating'),
  gameSelectionRating: rating('Games rating'),
  mobileExperienceRating: rating('Mobile rating'),
  overallRating: rating('Overall rating'),
  bonusesExplanation: explanation('Bonuses explanation'),
  designExplanation: explanation('Design explanation'),
  payoutsExplanation: explanation('Payouts explanation'),
  customerSupportExplanation: explanation('Support explanation'),
  gameSelectionExplanation: explanation('Games explanation'),
  mobileExperienceExplanation: explanation('Mobile explanation'),
  expertSummary: nullableText('Summary', FORM.description.max),
  /** Simple HTML or plain paragraphs; sanitised when it is saved. */
  review: laterText('Review', FORM.review),
  reviewAuthor: laterText('Author of the review', FORM.author.max),
  testedOn: laterDay('Date tested'),
  checkedOn: laterDay('Last checked'),
  isActive: flag('isActive', true),
  isFeatured: flag('isFeatured', false),
}
export const CasinoForm = z.strictObject(CASINO_FIELDS)
export type CasinoForm = z.output<typeof CasinoForm>
/** The body of a save. */
export const CasinoBody = formBody(CASINO_FIELDS, ['trustScore', 'userRating', 'totalReviews'])

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
