/** What staff have saved survives versions that know other keys. */
import { describe, expect, test } from 'vitest'
import { SETTING_GROUPS, type SiteSettings } from '#contract/settings/settings.schema.ts'
import { readSettings } from '#platform/read-settings.ts'
import { readStored } from './read-stored.ts'
import { firstSettings } from './site-settings.ts'

/** As they are stored: no two objects are the same one. */
const DEFAULTS = JSON.parse(JSON.stringify(firstSettings(readSettings({})))) as SiteSettings
type Path = readonly (string | number)[]

/** The way to every object in a value, the value itself included. */
function objectsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((entry, place) => objectsIn(entry, [...path, place]))
  if (typeof value !== 'object' || value === null) return []
  return [path, ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, [...path, key]))]
}

function objectAt(value: unknown, path: Path): Record<string, unknown> {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value) as Record<
    string,
    unknown
  >
}

describe.each(SETTING_GROUPS)('%s', (group) => {
  const defaults = DEFAULTS[group]
  // A section without its id is none; that has a test of its own.
  const paths = objectsIn(defaults).filter(([key]) => key !== 'sections')

  test('reads what this version has saved', () => {
    expect(readStored(group, structuredClone(defaults), defaults)).toEqual(defaults)
  })

  test.each(paths.map((path) => [path.join('.'), path] as const))(
    'leaves out a key of another version in "%s"',
    (_, path) => {
      const stored = structuredClone(defaults)
      objectAt(stored, path)['later'] = { any: 'thing' }
      expect(readStored(group, stored, defaults)).toEqual(defaults)
    },
  )

  test.each(
    paths.flatMap((path) =>
      Object.keys(objectAt(defaults, path)).map((key) => [[...path, key].join('.'), path, key] as const),
    ),
  )('a version that did not have "%s" gets its default, and keeps the rest', (_, path, key) => {
    const stored = structuredClone(defaults)
    Reflect.deleteProperty(objectAt(stored, path), key)
    const read = readStored(group, stored, defaults)
    expect(read).toBeDefined()
    const others = structuredClone(read) as object
    for (const each of [others, stored]) Reflect.deleteProperty(objectAt(each, path), key)
    expect(others).toEqual(stored)
  })
})

test('a section that the home page has got since follows at its end, and one that it no longer has goes', () => {
  const sections = [
    { id: 'newsletter', isShown: false, title: 'Write to me' },
    { id: 'carousel-of-2019', isShown: true, title: null },
    { id: 'news', isShown: true, title: null },
  ]
  const read = readStored('home', { title: 'Mine', lead: 'Own words', sections }, DEFAULTS.home)
  expect(read).toMatchObject({ title: 'Mine', lead: 'Own words' })
  expect(read?.sections.slice(0, 3)).toEqual([
    sections[0],
    sections[2],
    { id: 'topCasinos', isShown: true, title: null },
  ])
  expect(read?.sections).toHaveLength(DEFAULTS.home.sections.length)
})

test('what is no settings at all is not read', () => {
  expect(readStored('home', 'nonsense', DEFAULTS.home)).toBeUndefined()
  expect(readStored('brand', null, DEFAULTS.brand)).toBeUndefined()
})

test('what stands beside a key of another version is kept, also where the whole may be left out', () => {
  const badges = { secured: 'Mine', privacy: null, reviews: 'Also mine', later: 'New' }
  expect(readStored('claims', { ...DEFAULTS.claims, badges }, DEFAULTS.claims)?.badges).toEqual({
    secured: 'Mine',
    privacy: null,
    reviews: 'Also mine',
  })
})
