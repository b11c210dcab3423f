import { LANDING_FIELDS } from '#contract/landing/fields.ts'
import type { LandingForm } from '#contract/landing/landing.schema.ts'
import { itemStore } from '../items/item-store.ts'

export const landingStore = itemStore<LandingForm, 'landing'>({
  kind: 'landing',
  fields: LANDING_FIELDS,
  stamp: 'updated_at',
})
