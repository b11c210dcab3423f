import { expect, it } from 'vitest'
import { readDemo } from '#db/demo/read-demo.ts'
import { SAFETY_CHECKLIST } from './safety-checklist.ts'

it('the weights add up to a hundred', () => {
  expect(SAFETY_CHECKLIST.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

it('the article about the index names the same parts and weights', () => {
  const article = readDemo().articles.find(({ slug }) => slug === 'what-changed-in-our-safety-index')
  for (const { part, weight } of SAFETY_CHECKLIST)
    expect(article?.content).toMatch(new RegExp(`<td>${part}</td><td>\\d+%</td><td>${weight}%</td>`))
})
