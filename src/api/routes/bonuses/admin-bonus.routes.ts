import { BonusRow } from '#contract/items/admin-rows.schema.ts'
import { BonusBody, BonusForm } from '#contract/bonuses/bonus-form.schema.ts'
import { searchBonusRows } from '#db/queries/bonuses/admin-bonus-rows.ts'
import { bonusItems } from '#operations/bonuses/bonus-items.ts'
import { itemRoutes } from '../../item-routes.ts'

export const adminBonusRoutes = itemRoutes({
  items: bonusItems,
  form: BonusForm,
  body: BonusBody,
  row: BonusRow,
  searchRows: searchBonusRows,
  withShown: (form, isActive) => (form.isActive === isActive ? undefined : { ...form, isActive }),
})
