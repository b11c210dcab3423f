import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readBonusSearch } from '#contract/bonuses/bonus-search.ts'
import { readCompareSearch } from '#contract/comparisons/compare-search.ts'
import { wageringTimes } from '#domain/bonuses/offer-terms.ts'
import { onlyCountries } from '#domain/search/criteria.ts'
import { isOverInBritain } from '#domain/offers/britain.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { searchBonusList } from '../bonuses/bonus-list.ts'
import { listOffersFor } from '../chat/assistant-facts.ts'
import { listCompareChoices } from '../comparisons/compare-choices.ts'
import { listFeedBonuses } from '../site/feed-rows.ts'
import { suggest } from '../search/search.ts'

const { db } = await testDatabase()
const of = freshCatalogue(db)

test('the database reads a wagering as the rest of the site does', async () => {
  const texts =
    `35×|35x bonus|2.5 x|40 times the deposit|No wagering|None|No more than 35×|30 days, 35 x (deposit + bonus)|x40|35|0
    4 x Bingo Bonus and 20 x All Games Bonus|5x-35x|1 x deposit + 35 x bonus|×35|Wagering: 40|Wagering requirement of 40|35-fold|35 mal|35fach
    rollover 12,5|Wagering within 30 days|Wager €20|Without wagering|Wager-free|No.|See the terms|thirty-five times|No limit|n/a|Not stated|—|`
      .split(/[|\n]/)
      .map((text) => text.trim())
  const { rows } = await sql<{ text: string; times: number | null }>`
    select text, wagering_times(text, null) as times from unnest(${sql.val(texts)}::text[]) as text`.execute(
    db,
  )
  expect(rows.map(({ text, times }) => [text, times])).toEqual(
    texts.map((text) => [text, wageringTimes(text)]),
  )
  const { rows: own } = await sql<{ times: number }>`
    select wagering_times('5x', '{"wagering": {"multiple": 40}}') as times`.execute(db)
  expect(own).toEqual([{ times: 40 }])
})

test('list, calls, suggestions, choices of the comparison and assistant hide the same offers from Great Britain', async () => {
  const texts = [
    '4 x Bingo and 20 x All Games',
    '5x-35x',
    '×35',
    'Wagering: 40',
    '35-fold',
    'See the terms',
    '10x',
    'No wagering',
    null,
  ]
  const casino_id = await aCasino(db, {
    restrictions_checked: true,
    restricted_countries: ['US'],
    license: 'UK Gambling Commission',
    safety_index: '9.0',
  })
  for (const text of texts)
    await aBonus(db, {
      casino_id,
      title: `Offer ${text}`,
      wagering_requirement: text,
      type: 'welcome',
      is_featured: true,
    })
  const shown = ['Offer 10x', 'Offer No wagering', 'Offer null']
  const search = readBonusSearch(new URLSearchParams('country=GB'))
  const { items } = await searchBonusList(of, search, { size: 50, now: NOW })
  expect(items.map(({ title }) => title).toSorted()).toEqual(shown)
  expect(items.filter(isOverInBritain)).toEqual([])
  const { bonuses } = await suggest(of, 'Offer', { bonuses: 50 }, NOW)
  expect(
    bonuses.flatMap(({ title, hiddenInBritain }) => (hiddenInBritain ? [] : [title])).toSorted(),
  ).toEqual(shown)
  const choices = await listCompareChoices(of, readCompareSearch(new URLSearchParams('type=bonuses')), NOW)
  const open = choices.bonuses.flatMap(({ title, hiddenInBritain }) => (hiddenInBritain ? [] : [title]))
  expect(open.toSorted()).toEqual(shown)
  const fed = await listFeedBonuses(db, NOW, { type: undefined, country: 'GB' })
  expect(fed.map(({ title }) => title).toSorted()).toEqual(shown)
  const offers = await listOffersFor(of, onlyCountries(['GB']), NOW, { limit: 50 })
  expect(offers.map(({ title }) => title).toSorted()).toEqual(['Offer 10x', 'Offer No wagering'])
})
