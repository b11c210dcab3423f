import { expect, test } from 'vitest'
import { toolsThatFit } from './tools-that-fit.ts'

const [a, b, c, d] = [{ rank: 1 }, { rank: 4 }, { rank: 3 }, { rank: 2 }]
const GROUPS = [
  [a, b],
  [c, d],
]
const fit = (width: number) => toolsThatFit(GROUPS, { width, button: 40, gap: 9 })

test('all tools are shown where there is room for all of them and the lines between their groups', () => {
  expect(fit(4 * 40 + 9)).toEqual({ shown: GROUPS, rest: [] })
})

test('the ones of the lowest rank stay, in their order, with room for the button of the menu', () => {
  expect(fit(4 * 40 + 8)).toEqual({ shown: [[a], [d]], rest: [b, c] })
  expect(fit(2 * 40 + 9)).toEqual({ shown: [[a]], rest: [b, c, d] })
})

test('a toolbar that is narrower than one button keeps everything in the menu', () => {
  expect(fit(20)).toEqual({ shown: [], rest: [a, b, c, d] })
  expect(fit(0)).toEqual({ shown: [], rest: [a, b, c, d] })
})
