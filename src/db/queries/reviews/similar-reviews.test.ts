import { beforeEach, expect, test } from 'vitest'
import { aCasino, aReview } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { findSimilarReviews } from './similar-reviews.ts'

const { db, reset } = await testDatabase()
let casino: number
let other: number
let copied: number

const TEXT = 'They paid my withdrawal within two days, and the chat answered me at three in the morning.'
const copyOf = (content: string, casinoId = other) =>
  findSimilarReviews(db, {
    content,
    userName: 'Copier',
    addressHash: 'b',
    casinoId,
    bonusId: null,
    gameId: null,
  })

beforeEach(async () => {
  await reset()
  casino = await aCasino(db)
  other = await aCasino(db, { name: 'Borealis' })
  const old = new Date(NOW.getTime() - 86_400_000)
  copied = await aReview(db, {
    casino_id: casino,
    content: TEXT,
    user_name: 'Writer',
    address_hash: 'a',
    created_at: old,
  })
  for (let place = 0; place < 110; place++)
    await aReview(db, { casino_id: other, content: `Nothing like it, and that ${place} times over.` })
})

test('a copy is known among many newer reviews by how it begins or ends, whatever its case and marks', async () => {
  expect(await copyOf(TEXT.toUpperCase().replaceAll(',', ' -'))).toEqual([copied])
  expect(await copyOf(TEXT.replace('They paid', 'It paid'))).toEqual([copied])
  expect(await copyOf(TEXT.replace('at three in the morning', 'at three in the evening'))).toEqual([copied])
})

test('one that is changed at both ends is known on the page of the same casino', async () => {
  const changed = TEXT.replace('They', 'We').replace('the morning.', 'a morning!')
  expect(await copyOf(changed, casino)).toEqual([copied])
})

test('the same author may repeat it, and another text with the same beginning is no copy', async () => {
  const author = { userName: 'writer', addressHash: 'a', casinoId: other, bonusId: null, gameId: null }
  expect(await findSimilarReviews(db, { content: TEXT, ...author })).toEqual([])
  const opening = 'They paid my withdrawal within two days, '
  expect(
    await copyOf(`${opening}but I will not go back: limits, limits and ever more limits on slots.`),
  ).toEqual([])
})
