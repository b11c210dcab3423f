import { compareTexts } from '../../catalogue/casino-orders.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'

/** More than a person would look through. */
const MOST = 100

/** The payment methods of active casinos by name, each in one spelling, at most a hundred. */
export async function listPaymentMethods({ catalogue }: Pick<Catalogued, 'catalogue'>): Promise<string[]> {
  const { casinos } = await catalogue.indexes()
  const spelled = casinos.values.paymentMethods.valuesOf(casinos.active).toSorted(compareTexts)
  const methods = new Map(spelled.map((method) => [method.toLowerCase(), method]))
  return [...methods.values()].slice(0, MOST)
}
