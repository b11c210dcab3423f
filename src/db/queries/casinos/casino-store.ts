/** The casino form and its expert review as rows, both ways. */
import type { Insertable, Kysely, Updateable } from 'kysely'
import { hasExpertReview } from '#contract/casinos/casino-form.schema.ts'
import type { CasinoForm } from '#contract/casinos/casino-form.schema.ts'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { meanOfStated, oneDigit } from '#domain/casinos/ratings.ts'
import type { CasinosTable, ExpertReviewsTable } from '../../catalogue-tables.ts'
import type { Tables } from '../../tables.ts'
import { inBatches } from '../sql/in-batches.ts'
import type { ItemStore, StoredForm } from '../items/item-store.ts'
import { keptMarksOf, markFieldsOf } from './safety-marks.ts'
import { dayText } from '../sql/sql-pieces.ts'
import { updateRows } from '../sql/update-rows.ts'

export const casinoStore: ItemStore<CasinoForm> = {
  kind: 'casino',
  findForms,

  async insertForms(db, forms, now, beside) {
    const rows = forms.map((form, index) => ({ ...columnsOf(form), created_at: now, ...beside?.[index] }))
    const ids = await inBatches(rows, async (batch) =>
      (await db.insertInto('casinos').values(batch).returning('id').execute()).map(({ id }) => id),
    )
    const reviews = forms.flatMap((form, index) => expertReviewOf(form, ids[index] ?? 0) ?? [])
    await inBatches(reviews, async (batch) => {
      await db.insertInto('expert_reviews').values(batch).execute()
      return []
    })
    return ids
  },

  async updateForm(db, id, form) {
    await db.updateTable('casinos').set(columnsOf(form)).where('id', '=', id).execute()
    await db.deleteFrom('expert_reviews').where('casino_id', '=', id).execute()
    const review = expertReviewOf(form, id)
    if (review !== undefined) await db.insertInto('expert_reviews').values(review).execute()
  },

  async updateForms(db, changed) {
    await updateRows(
      db,
      'casinos',
      changed.map(({ id, form }) => ({ id, ...columnsOf(form) })),
    )
    await db
      .deleteFrom('expert_reviews')
      .where(
        'casino_id',
        'in',
        changed.map(({ id }) => id),
      )
      .execute()
    const reviews = changed.flatMap(({ id, form }) => expertReviewOf(form, id) ?? [])
    await inBatches(reviews, async (batch) => {
      await db.insertInto('expert_reviews').values(batch).execute()
      return []
    })
  },
}

async function findForms(db: Kysely<Tables>, ids: readonly number[]): Promise<StoredForm<CasinoForm>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('casinos')
    .leftJoin('expert_reviews', 'expert_reviews.casino_id', 'casinos.id')
    .where('casinos.id', 'in', ids)
    .selectAll('expert_reviews')
    .select([
      'casinos.id',
      'casinos.version',
      'casinos.name',
      'casinos.slug',
      'casinos.description',
      'casinos.website_url as websiteUrl',
      'casinos.affiliate_url as affiliateUrl',
      'casinos.logo_url as logoUrl',
      'casinos.established_year as establishedYear',
      'casinos.license',
      'casinos.safety_index as safetyIndex',
      'casinos.safety_reason as safetyReason',
      'casinos.safety_set_by as safetySetBy',
      dayText('casinos.safety_set_on').as('safetySetOn'),
      'casinos.safety_marks as safetyMarks',
      'casinos.restricted_countries as restrictedCountries',
      'casinos.restrictions_checked as restrictionsChecked',
      'casinos.payment_methods as paymentMethods',
      'casinos.supported_currencies as supportedCurrencies',
      'casinos.features',
      'casinos.game_providers as gameProviders',
      'casinos.is_active as isActive',
      'casinos.is_featured as isFeatured',
      'casinos.review',
      'casinos.review_author as reviewAuthor',
      dayText('casinos.tested_on').as('testedOn'),
      dayText('casinos.checked_on').as('checkedOn'),
    ])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    form: {
      name: row.name,
      slug: row.slug,
      description: row.description,
      websiteUrl: row.websiteUrl,
      affiliateUrl: row.affiliateUrl,
      logoUrl: row.logoUrl,
      establishedYear: row.establishedYear,
      license: row.license,
      safetyIndex: numberOf(row.safetyIndex),
      safetyReason: row.safetyReason,
      safetySetBy: row.safetySetBy,
      safetySetOn: row.safetySetOn,
      ...markFieldsOf(row.safetyMarks),
      restrictedCountries: row.restrictedCountries,
      restrictionsChecked: row.restrictionsChecked,
      paymentMethods: row.paymentMethods,
      supportedCurrencies: row.supportedCurrencies,
      features: row.features,
      gameProviders: row.gameProviders,
      bonusesRating: numberOf(row.bonuses_rating),
      designRating: numberOf(row.design_rating),
      payoutsRating: numberOf(row.payouts_rating),
      customerSupportRating: numberOf(row.customer_support_rating),
      gameSelectionRating: numberOf(row.game_selection_rating),
      mobileExperienceRating: numberOf(row.mobile_experience_rating),
      overallRating: numberOf(row.overall_rating),
      bonusesExplanation: row.bonuses_explanation,
      designExplanation: row.design_explanation,
      payoutsExplanation: row.payouts_explanation,
      customerSupportExplanation: row.customer_support_explanation,
      gameSelectionExplanation: row.game_selection_explanation,
      mobileExperienceExplanation: row.mobile_experience_explanation,
      expertSummary: row.summary,
      review: row.review,
      reviewAuthor: row.reviewAuthor,
      testedOn: row.testedOn,
      checkedOn: row.checkedOn,
      isActive: row.isActive,
      isFeatured: row.isFeatured,
    },
  }))
}

function columnsOf(form: CasinoForm) {
  return {
    name: form.name,
    slug: form.slug ?? null,
    description: form.description,
    website_url: form.websiteUrl,
    affiliate_url: form.affiliateUrl,
    logo_url: form.logoUrl,
    established_year: form.establishedYear,
    license: form.license,
    safety_index: form.safetyIndex,
    safety_reason: form.safetyReason || null,
    safety_set_by: form.safetySetBy ?? null,
    safety_set_on: form.safetySetOn ?? null,
    safety_marks: keptMarksOf(form),
    restricted_countries: form.restrictedCountries,
    restrictions_checked: form.restrictionsChecked,
    payment_methods: form.paymentMethods,
    supported_currencies: form.supportedCurrencies,
    features: form.features,
    game_providers: form.gameProviders,
    is_active: form.isActive,
    is_featured: form.isFeatured,
    expert_rating: overallOf(form),
    review: form.review ?? null,
    review_author: form.reviewAuthor ?? null,
    tested_on: form.testedOn ?? null,
    checked_on: form.checkedOn ?? null,
  } satisfies Updateable<CasinosTable>
}

function expertReviewOf(form: CasinoForm, casinoId: number): Insertable<ExpertReviewsTable> | undefined {
  if (!hasExpertReview(form)) return undefined
  return {
    casino_id: casinoId,
    bonuses_rating: form.bonusesRating,
    design_rating: form.designRating,
    payouts_rating: form.payoutsRating,
    customer_support_rating: form.customerSupportRating,
    game_selection_rating: form.gameSelectionRating,
    mobile_experience_rating: form.mobileExperienceRating,
    overall_rating: overallOf(form),
    bonuses_explanation: form.bonusesExplanation,
    design_explanation: form.designExplanation,
    payouts_explanation: form.payoutsExplanation,
    customer_support_explanation: form.customerSupportExplanation,
    game_selection_explanation: form.gameSelectionExplanation,
    mobile_experience_explanation: form.mobileExperienceExplanation,
    summary: form.expertSummary,
  }
}

/** As the editor stated it, or the mean of the six where all of them are stated; else null. */
function overallOf(form: CasinoForm): string | null {
  if (form.overallRating !== null) return oneDigit(form.overallRating)
  const six = meanOfStated(RATING_CATEGORIES.map((category) => form[`${category}Rating`]))
  return six === null ? null : oneDigit(six)
}

function numberOf(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal)
}
