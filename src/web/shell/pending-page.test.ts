import { expect, test } from 'vitest'
import { pendingWords } from './pending-page.tsx'

test.each([
  ['/game/paper-comet', '', 'Loading game details...'],
  ['/game/12', '', 'Loading game details...'],
  ['/compare', '', 'Loading Casinos...'],
  ['/compare', '?type=bonuses&ids=1,2', 'Loading Bonuses...'],
  ['/compare', '?type=games', 'Loading Games...'],
  ['/compare', '?type=nonsense', 'Loading Casinos...'],
  ['/compare', '?type=constructor', 'Loading Casinos...'],
  ['/games', '', undefined],
  ['/casino/aldermoon', '', undefined],
])('%s%s says: %s', (pathname, search, words) => {
  expect(pendingWords(pathname, search)).toBe(words)
})
