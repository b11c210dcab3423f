import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OverallScore } from './casino-parts.tsx'

const textOf = (expert: number, users: number) =>
  renderToStaticMarkup(<OverallScore expert={expert} users={users} />).replaceAll(/<[^>]+>/g, '')

test('the overall score is the mean of experts and visitors and says so', () => {
  expect(textOf(8.4, 8.2)).toBe('Overall 8.3, experts and visitors')
})

test('with one of the two it is that one and names it', () => {
  expect(textOf(8.4, 0)).toBe('Overall 8.4, experts only')
  expect(textOf(0, 7.25)).toBe('Overall 7.3, visitors only')
})

test('without either there is none', () => {
  expect(textOf(0, 0)).toBe('')
})
