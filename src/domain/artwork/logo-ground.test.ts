import { expect, test } from 'vitest'
import { inkOn, LOGO_PALETTES, logoGround } from './logo-ground.ts'
import { casinoLogo } from './logos.ts'

test('the ground of a name is the one that its logo is drawn on', () => {
  for (const name of ['Aldermoon', 'Tidewell', 'Kestrow', 'Bo', ''])
    expect(casinoLogo(name)).toContain(`<rect width="64" height="64" fill="${logoGround(name)}"/>`)
})

test('the ink is the one of white and black that contrasts more, at least 4.5 to 1', () => {
  const grey = (level: number) => `#${level.toString(16).padStart(2, '0').repeat(3)}`
  expect(inkOn('#ffffff')).toBe('dark')
  expect(inkOn('#000000')).toBe('light')
  // Luminance 0.184 and 0.175: at 0.179 both contrast equally.
  expect([grey(119), grey(116)].map(inkOn)).toEqual(['dark', 'light'])
  expect(new Set(LOGO_PALETTES.map(([ground]) => inkOn(ground)))).toEqual(new Set(['dark', 'light']))
})
