import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PALETTES } from '#contract/settings/look.schema.ts'
import { lookTokens } from './look-tokens.ts'

const SHEET = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8')
const [LIGHT = '', DARK = ''] = SHEET.split('  .dark {')

test.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('a palette changes the hue alone: %s', (theme, described) => {
  const tokens = Object.entries(lookTokens(theme, { palette: 'blue', accent: null, typeface: 'mona' }))
  expect(tokens).toHaveLength(14)
  for (const [name, value] of tokens) {
    const scale = /^oklch\((\S+ \S+) 255\)$/.exec(value)?.[1]
    expect(described).toContain(`--${name}: oklch(${scale} `)
  }
})

test('the described look replaces no token, the others have hues of their own', () => {
  const sheets = PALETTES.map((palette) =>
    JSON.stringify(lookTokens('dark', { palette, accent: null, typeface: 'mona' })),
  )
  expect(sheets[0]).toBe('{}')
  expect(new Set(sheets).size).toBe(PALETTES.length)
})

test('an accent colour is a mark as it is and a text as dark as it must be', () => {
  expect(lookTokens('light', { palette: 'green', accent: '#ffd400', typeface: 'mona' })).toEqual({
    chip: '#ffd400',
    'chip-ink': 'oklch(from #ffd400 0.49 min(c,0.125) h)',
    'chip-tint': 'oklch(from #ffd400 0.96 min(c,0.03) h)',
  })
})
