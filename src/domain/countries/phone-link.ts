/** The address that dials a number as written; letters become the digits of their keys. */
export function phoneLink(number: string): string {
  return `tel:${number.toUpperCase().replaceAll(/[A-Z]/g, keyOf).replaceAll(/\D/g, '')}`
}

function keyOf(letter: string): string {
  return String(KEYS.findIndex((letters) => letters.includes(letter)) + 2)
}

const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
