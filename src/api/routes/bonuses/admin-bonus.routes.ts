import { BonusRow } from '#contract/items/admin-rows.schema.ts'
import { BonusBody, BonusForm } from '#contract/bonuses/fields.ts'
import { searchBonusRows } from '#db/queries/bonuses/admin-bonus-rows.ts'
import { bonusItems, proposeTerms } from '#operations/bonuses/bonus-items.ts'
import { ReadTerms, TermsText } from '#contract/offers/terms.ts'
import { route } from '../../route.ts'
import { itemRoutes } from '../../item-routes.ts'

export const adminBonusRoutes = [
  route({
    method: 'POST',
    path: '/api/admin/bonuses/read-terms',
    access: 'bonuses.write',
    summary: 'Reads terms as casinos write them; nothing is saved',
    body: TermsText,
    isRepeatable: true,
    response: ReadTerms,
    handle: ({ body: { text } }) => proposeTerms(text),
  }),
  ...itemRoutes({
    items: bonusItems,
    form: BonusForm,
    body: BonusBody,
    row: BonusRow,
    searchRows: searchBonusRows,
    withShown: (form, isActive) => (form.isActive === isActive ? undefined : { ...form, isActive }),
  }),
]
