import { BONUS_FIELDS, type BonusForm } from '#contract/bonuses/fields.ts'
import { amountValue } from '#domain/bonuses/bonus-amount.ts'
import { itemStore } from '../items/item-store.ts'

export const bonusStore = itemStore<BonusForm, 'bonus'>({
  kind: 'bonus',
  fields: BONUS_FIELDS,
  derived: ({ amount }) => ({ amount_value: amountValue(amount) }),
})
