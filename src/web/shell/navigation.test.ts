import { expect, test } from 'vitest'
import { currentPage, navigation } from './navigation.ts'

const marked = (pathname: string) =>
  navigation().flatMap(({ label, to }) => {
    const current = currentPage(to, pathname)
    return current === undefined ? [] : [[label, current]]
  })

test('an entry is marked on its own page, and on those of what it lists', () => {
  expect(marked('/')).toEqual([['Home', 'page']])
  expect(marked('/casinos')).toEqual([['Casinos', 'page']])
  expect(marked('/casino/7')).toEqual([['Casinos', 'true']])
  expect(marked('/bonus/7')).toEqual([['Bonuses', 'true']])
  expect(marked('/game/7')).toEqual([['Games', 'true']])
  expect(marked('/blog/how-to-read-terms')).toEqual([['Blog', 'true']])
  expect(marked('/faq')).toEqual([])
})
