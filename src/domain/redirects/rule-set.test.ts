import { expect, test } from 'vitest'
import { must } from '#test/must.ts'
import { addressKey } from './address-key.ts'
import { followRedirects } from './follow-redirects.ts'
import { createRuleSet, firstOf, type RedirectRule } from './rule-set.ts'
import { withQuery } from './site-path.ts'

let lastId = 0
function rule(kind: RedirectRule['kind'], key: string, target: string): RedirectRule {
  return { id: ++lastId, kind, key, target }
}

/** Where an address is sent; undefined when nowhere, or in a circle without a page. */
function sent(rules: readonly RedirectRule[], path: string): string | undefined {
  const set = createRuleSet(rules)
  const address = addressKey(path)
  const followed = address && followRedirects(address, (at, options) => set.find(at, options))
  return followed?.to && followed.circle === undefined ? withQuery(followed.to, '') : undefined
}

test('an exact rule comes before the longest prefix', () => {
  const rules = [
    rule('prefix', '/old/a', '/prefix-a'),
    rule('prefix', '/old/a/b', '/prefix-ab'),
    rule('exact', '/old/a/b/c', '/exact'),
  ]
  expect(sent(rules, '/old/a/b/c')).toBe('/exact')
  expect(sent(rules, '/old/a/b/d')).toBe('/prefix-ab/d')
  expect(sent(rules, '/old/a/d')).toBe('/prefix-a/d')
  expect(sent(rules, '/old/x')).toBeUndefined()
})

test('a prefix ends with a part of the address and keeps the rest as it is written', () => {
  const rules = [rule('prefix', '/old', '/new/')]
  expect(sent(rules, '/OLD/Case/%C3%84/')).toBe('/new/Case/%C3%84')
  expect(sent(rules, '/old')).toBe('/new')
  expect(sent(rules, '/older')).toBeUndefined()
})

test.each([
  ['//evil.example', '/a/b'],
  ['/', '/a//evil.example'],
  ['/', String.raw`/a/\evil.example`],
  ['/', '/a/%5Cevil.example'],
  ['/.', '/a/%2Fevil.example'],
  ['/', '/a/.%2F%2Fevil.example'],
])('a prefix with the target %s never sends %s to another host', (target, path) => {
  const location = sent([rule('prefix', '/a', target)], path)
  expect(new URL(location ?? '/', 'http://this.example').host).toBe('this.example')
})

test('where something was deleted only a rule of exactly its address is found', () => {
  const set = createRuleSet([rule('prefix', '/a', '/x'), rule('exact', '/a/b', '/z')])
  expect(set.find(must(addressKey('/a/c')), { exactOnly: true })).toBeUndefined()
  expect(set.find(must(addressKey('/a/b')), { exactOnly: true })?.target).toBe('/z')
})

test('circles and endless growth send no one anywhere', () => {
  const circle = [rule('exact', '/a', '/b'), rule('exact', '/b', '/c'), rule('exact', '/c', '/a')]
  expect(sent(circle, '/a')).toBeUndefined()
  expect(sent([rule('prefix', '/a', '/a/b')], '/a/x')).toBeUndefined()
  expect(sent([rule('prefix', '/a', '/b'), rule('prefix', '/b', '/a')], '/a/x')).toBeUndefined()
})

test('a rule can be replaced and removed', () => {
  const set = createRuleSet([rule('exact', '/a', '/b')])
  const at = must(addressKey('/a'))
  const id = must(set.find(at)?.rule.id)
  set.put({ id, kind: 'exact', key: '/z', target: '/b' })
  expect(set.find(at)).toBeUndefined()
  // Another rule has taken the source before the first one is removed.
  set.put({ id: id + 1_000, kind: 'exact', key: '/z', target: '/c' })
  set.remove(id)
  expect(set.get('exact', '/z')?.target).toBe('/c')
  expect(set.count()).toBe(1)
})

test('two sets answer like one', () => {
  const found = (one: RedirectRule) => ({ rule: one, target: one.target })
  const exact = found(rule('exact', '/a/b', '/1'))
  const long = found(rule('prefix', '/a/b', '/2'))
  const short = found(rule('prefix', '/a', '/3'))
  expect(firstOf(short, long)).toBe(long)
  expect(firstOf(exact, long)).toBe(exact)
  expect(firstOf(undefined, short)).toBe(short)
})

test('letters whose length changes with their case never move where the rest of an address begins', () => {
  // "ẞ" becomes shorter in lowercase and "Ⱥ" longer, so that the whole stays as long as it was.
  expect(sent([rule('prefix', addressKey('/ẞ/old')?.key ?? '', '/new')], '/ẞ/old/Ⱥ')).toBe('/new/%E2%B1%A5')
})

test('of two sources with the same path the one with more parameters comes first, whatever else is asked', () => {
  const rules = [
    rule('exact', '/?p=1', '/one'),
    rule('exact', '/?p=1&q=2', '/two'),
    rule('exact', '/', '/none'),
  ]
  const set = createRuleSet(rules)
  const found = (search: string) => set.find({ path: '/', key: '/', search }, { queryOnly: true })?.target
  expect(['?p=1', '?q=2&p=1&r=3', '?q=3&p=1', '?q=2', ''].map(found)).toEqual([
    '/one',
    '/two',
    '/one',
    undefined,
    undefined,
  ])
  for (const { id } of rules) set.remove(id)
  expect([set.hasQueries('/'), set.querySets('/')]).toEqual([false, []])
})

test('circles through a query are found', () => {
  const rules = [rule('exact', '/old', '/?p=1'), rule('exact', '/?p=1', '/old')]
  const set = createRuleSet(rules)
  const followed = followRedirects({ path: '/old', key: '/old' }, (at, options) => set.find(at, options))
  expect(followed?.circle?.keys).toEqual(['/?p=1'])
})
