import { describe, expect, test } from 'vitest'
import { brandTokens, colourProblems } from './brand-tokens.ts'
import { contrast, fromHex, toHex } from './oklch.ts'

describe('colours', () => {
  test.each(['#000000', '#ffffff', '#0b4d38', '#ff0000', '#123456', '#fedcba'])(
    '%s is the same there and back',
    (hex) => {
      expect(toHex(fromHex(hex))).toBe(hex)
    },
  )

  test('the contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  })

  test('what sRGB does not have loses chroma, not lightness', () => {
    const { l } = fromHex(toHex({ l: 0.7, c: 0.4, h: 150 }))
    expect(l).toBeCloseTo(0.7, 2)
  })
})

describe('two brand colours', () => {
  test('the described ones pass, and so do others of every hue', () => {
    expect(colourProblems({ main: '#0b4d38', second: '#e88b4a' })).toEqual([])
    for (let h = 0; h < 360; h += 15) {
      const main = toHex({ l: 0.4, c: 0.12, h })
      expect([main, colourProblems({ main, second: main })]).toEqual([main, []])
    }
  })

  test('a colour that is too light is refused with the pair that fails', () => {
    expect(colourProblems({ main: '#ffd400', second: null })).toEqual([
      {
        path: 'main',
        message:
          'Main colour cannot be used: the text of buttons on the main colour (light theme) would have a contrast of 1.3 to 1 and needs 4.5 to 1. Choose a darker one.',
      },
    ])
  })

  test('greys make grey tokens', () => {
    expect(fromHex(brandTokens({ main: '#333333', second: null }).dark['link'] ?? '').c).toBeLessThan(0.001)
  })

  test('without colours there are no tokens', () => {
    expect(brandTokens({ main: null, second: null })).toEqual({ light: {}, dark: {} })
  })
})
