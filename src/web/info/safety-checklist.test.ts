import { expect, it } from 'vitest'
import { article } from '#db/demo/articles/what-changed-in-our-safety-index.ts'
import { SAFETY_CHECKLIST } from './safety-checklist.ts'

it('the weights add up to a hundred', () => {
  expect(SAFETY_CHECKLIST.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

it('the article about the index names the same parts and weights', () => {
  for (const { part, weight } of SAFETY_CHECKLIST)
    expect(article.content).toMatch(new RegExp(`<td>${part}</td><td>\\d+%</td><td>${weight}%</td>`))
})
