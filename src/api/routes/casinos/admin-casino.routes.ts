import { CasinoRow } from '#contract/items/admin-rows.schema.ts'
import { CasinoBody, CasinoForm } from '#contract/casinos/fields.ts'
import { BODY } from '#contract/shared/limits.ts'
import { searchCasinoRows } from '#db/queries/casinos/admin-casino-rows.ts'
import { casinoItems } from '#operations/casinos/casino-items.ts'
import { itemRoutes } from '../../item-routes.ts'

export const adminCasinoRoutes = itemRoutes({
  items: casinoItems,
  form: CasinoForm,
  body: CasinoBody,
  bodyLimit: BODY.post,
  row: CasinoRow,
  searchRows: searchCasinoRows,
  withShown: (form, isActive) => (form.isActive === isActive ? undefined : { ...form, isActive }),
})
