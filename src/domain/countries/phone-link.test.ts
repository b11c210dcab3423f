import { expect, it } from 'vitest'
import { phoneLink } from './phone-link.ts'

it('dials words by the letters on the keys', () => {
  expect(phoneLink('1-800-GAMBLER')).toBe('tel:18004262537')
  expect(phoneLink('0808 8020 133')).toBe('tel:08088020133')
})
