export const COMPARE_LIMIT = 3
/** Ids of stored comparisons are random and below this, so that they cannot be enumerated. */
export const COMPARISON_IDS = 2 ** 47
/**
 * Limits of the comparison: how much of a casino's lists it shows, how many popular comparisons it offers, and how many
 * choices the page's search suggests. The picker lists `listed` at a time and `mostListed` at most. Of the payment
 * methods and features of all columns, `rows` get a row of their own before the rest folds.
 */
export const COMPARE = {
  paymentMethods: 2,
  features: 3,
  popular: 6,
  choices: 6,
  listed: 12,
  mostListed: 240,
  rows: 6,
} as const
