import { compareTexts } from '../../catalogue/casino-orders.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'

/** Longer lists are not useful to a person. */
const MOST = 100

/** The payment methods of active casinos by name, each in one spelling; the most frequent hundred. */
export async function listPaymentMethods({ catalogue }: Pick<Catalogued, 'catalogue'>): Promise<string[]> {
  const { casinos } = await catalogue.indexes()
  const methods = new Map<string, string>()
  for (const method of casinos.values.paymentMethods.valuesOf(casinos.active))
    if (!methods.has(method.toLowerCase())) methods.set(method.toLowerCase(), method)
  return [...methods.values()].slice(0, MOST).toSorted(compareTexts)
}
