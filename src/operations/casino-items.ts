import type { CasinoForm } from '#contract/casino-form.schema.ts'
import { casinoStore } from '#db/queries/casino-store.ts'
import type { Items } from './items.ts'

/** Casinos as staff write them. Their form needs nothing else to be there. A list of countries takes the tick away. */
export const casinoItems: Items<CasinoForm> = {
  store: casinoStore,
  nameOf: (form) => form.name,
  prepare: async (_app, form) => ({
    ...form,
    restrictionsChecked: form.restrictionsChecked && form.restrictedCountries.length === 0,
  }),
}
