import { expect, test } from 'vitest'
import { mergeForms } from './merge-forms.ts'

const base = { name: 'Aldermoon', license: 'Malta', tags: ['fast'], year: 2016, code: '' }

test('a field that only they changed takes their value, one that only I changed keeps mine', () => {
  const mine = { ...base, name: 'Aldermoon Casino' }
  const theirs = { ...base, license: 'Curaçao' }
  expect(mergeForms({ base, mine, theirs })).toEqual({
    values: { ...base, name: 'Aldermoon Casino', license: 'Curaçao' },
    conflicts: [],
    taken: ['license'],
  })
})

test('a field that both changed to the same is no conflict', () => {
  const changed = { ...base, license: 'Curaçao' }
  expect(mergeForms({ base, mine: changed, theirs: { ...changed } })).toMatchObject({
    conflicts: [],
    taken: [],
  })
})

test('a field that both changed differently is a conflict with its label, and mine applies until it is decided', () => {
  const merged = mergeForms({
    base,
    mine: { ...base, license: 'Mine' },
    theirs: { ...base, license: 'Theirs' },
  })
  expect(merged.conflicts).toEqual([{ field: 'license', label: 'License', mine: 'Mine', theirs: 'Theirs' }])
  expect(merged.values.license).toBe('Mine')
})

test('a list that both changed is a conflict, also when each only added to it', () => {
  const mine = { ...base, tags: ['fast', 'mine'] }
  const theirs = { ...base, tags: ['fast', 'theirs'] }
  const { conflicts, values } = mergeForms({ base, mine, theirs })
  expect(conflicts).toEqual([
    { field: 'tags', label: 'Tags', mine: ['fast', 'mine'], theirs: ['fast', 'theirs'] },
  ])
  expect(values.tags).toEqual(['fast', 'mine'])
})

test('nothing typed and nothing stored are the same, and so are a number and its digits', () => {
  const mine = { ...base, year: '2016', code: null, name: 'Mine' }
  const theirs = { ...base, year: 2020, code: 'NEW' }
  const merged = mergeForms({ base, mine, theirs })
  expect(merged).toMatchObject({ values: { year: 2020, code: 'NEW', name: 'Mine' }, conflicts: [] })
})

test('when the values both began from are not known, every difference is a conflict', () => {
  const { conflicts } = mergeForms({ base: null, mine: { ...base, name: 'Mine' }, theirs: base })
  expect(conflicts.map(({ field }) => field)).toEqual(['name'])
})

test('a field that an old draft does not know yet takes the stored value', () => {
  const { license: _left, ...mine } = base
  expect(mergeForms({ base: null, mine, theirs: base })).toMatchObject({ values: base, conflicts: [] })
})

test('a field that follows from others is never asked about', () => {
  const mine = { ...base, year: 2017 }
  const theirs = { ...base, year: 2018 }
  expect(mergeForms({ base, mine, theirs }, ['year']).conflicts).toEqual([])
})
