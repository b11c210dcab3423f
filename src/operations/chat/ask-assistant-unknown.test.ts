import { beforeAll, expect, test } from 'vitest'
import { asking } from '#test/assistant/ask.ts'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
const ask = async (message: string) => (await asking(app)(message)).response

beforeAll(async () => {
  const unknown = await aCasino(db, {
    name: 'Quillmere',
    established_year: null,
    safety_index: null,
    license: null,
    restricted_countries: [],
  })
  const unchecked = await aCasino(db, { name: 'Tidewell', restricted_countries: [] })
  await aCasino(db, { name: 'Aldermoon', restricted_countries: [], restrictions_checked: true })
  await aBonus(db, { casino_id: unchecked, wagering_requirement: null, min_deposit: null })
  await aGame(db, { name: 'Star Harvest' }, [unknown, unchecked])
  await aGame(db, { name: 'Comet Trail' }, [unknown])
})

test('a casino without facts is described without inventing any', async () => {
  const answer = await ask('tell me about Quillmere')
  expect(answer).toContain('Quillmere: Safety not stated. Licence not stated; year of opening not stated.')
  expect(answer).not.toMatch(/null|0\.0|We call a safety|out of 10/)
})

test('a casino without a safety index is never recommended', async () => {
  for (const question of ['recommend a top casino', 'casinos with a safety index of at least 1']) {
    expect(await ask(question)).toContain('Tidewell')
    expect(await ask(question)).not.toContain('Quillmere')
  }
})

test('a casino whose restrictions nobody checked is neither offered to a country nor said to refuse it', async () => {
  const recommended = await ask('recommend a casino for players from Germany')
  expect(recommended).toContain('Aldermoon')
  expect(recommended).not.toContain('Tidewell')
  const named = await ask('tell me about Tidewell, I am from Germany')
  expect(named).toContain('Restrictions not checked yet')
  expect(named).not.toMatch(/does not restrict|does not accept/)
  expect(await ask('compare Tidewell and Aldermoon from Germany')).toMatch(
    /Tidewell: .*\. Restrictions not checked yet\.\n• Aldermoon: [^\n]*Authority\.\n/,
  )
})

test('conditions that nobody stated are not stated in an offer either, and are no "no wagering"', async () => {
  expect(await ask('which bonuses run now?')).toContain('wagering not stated, minimum deposit not stated')
  expect(await ask('bonuses without wagering')).not.toContain('Tidewell')
})

test('a casino without a safety index is not among the safest that offer a game', async () => {
  expect(await ask('tell me about Star Harvest')).toContain('that offer it: Tidewell (Safety 9.2).')
  expect(await ask('tell me about Comet Trail')).toContain(
    'Casinos in our catalogue that offer it, with a safety that is not stated: Quillmere.',
  )
})

test('casinos without a checked list of countries are counted beside every answer that leaves them out', async () => {
  const UNCHECKED = /\d+ more (?:has|have) no checked list of refused countries/
  expect(await ask('recommend a casino for Germany')).toMatch(UNCHECKED)
  expect(await ask('which casinos accept Visa in Germany')).toMatch(UNCHECKED)
  expect(await ask('where can I play Star Harvest from Germany')).toMatch(UNCHECKED)
})
