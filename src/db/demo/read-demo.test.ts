import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readDemo } from './read-demo.ts'

const OWN = join(import.meta.dirname, '../../../demo')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenhand-demo-'))
  cpSync(OWN, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes something else into a copy of the files, and answers the line that it is on. */
function change(file: string, from: string | RegExp, to: string): number {
  const text = readFileSync(join(folder, file), 'utf8')
  const at = typeof from === 'string' ? text.indexOf(from) : text.search(from)
  expect(at).toBeGreaterThanOrEqual(0)
  writeFileSync(join(folder, file), text.replace(from, to))
  return text.slice(0, at).split('\n').length
}

const problem = (file: string, line: number, rest: string) => `demo/${file}:${line}: ${rest}`
const ARTICLE = 'articles/twenty-seven-withdrawals-timed.html'

test('the files are found whatever the working directory is', () => {
  const before = process.cwd()
  process.chdir(tmpdir())
  try {
    expect(readDemo().casinos[0]?.name).toBe('Aldermoon')
  } finally {
    process.chdir(before)
  }
})

test('a missing folder is named, with the way to start without it', () => {
  expect(() => readDemo(join(folder, 'elsewhere'))).toThrow('Start with --empty')
})

test('line ends of Windows change nothing', () => {
  const before = readDemo(folder)
  for (const file of ['casinos.json', 'reviews.ndjson', ARTICLE])
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll('\n', '\r\n'))
  expect(readDemo(folder)).toEqual(before)
})

describe('errors name the file and the line', () => {
  test('a value that the form would refuse', () => {
    const line = change('casinos.json', '"safetyIndex": 9.2', '"safetyIndex": 92')
    const message = problem('casinos.json', line, 'safetyIndex: Safety index must be from 0 to 10')
    expect(() => readDemo(folder)).toThrow(message)
  })

  test('a field that no form has', () => {
    const line = change('bonuses.json', '"minDeposit": "€10"', '"minimumDeposit": "€10"')
    expect(() => readDemo(folder)).toThrow(new RegExp(`^demo/bonuses.json:${line}: minimumDeposit: `))
  })

  test('a fact that is neither stated nor null', () => {
    // Of what is missing there is no line but that of the game.
    const line = change('games.json', /\{\s+"name": "Marigold Maze"/, '{\n    "name": "Marigold Maze"')
    change('games.json', '    "rtp": 96.2,\n', '')
    expect(() => readDemo(folder)).toThrow(problem('games.json', line, 'rtp: '))
  })

  test('a date that is none', () => {
    const line = change('casinos.json', '"-871d"', '"2024-05-01"')
    expect(() => readDemo(folder)).toThrow(problem('casinos.json', line, 'createdAt: must be days or hours'))
  })

  test('a comma too many', () => {
    const line = change('games.json', '"maxMultiplier": 2500,', '"maxMultiplier": 2500,,')
    expect(() => readDemo(folder)).toThrow(`demo/games.json:${line}: `)
  })

  test('a review of a casino that is not there', () => {
    const line = change('reviews.ndjson', '{"casino":"Tidewell","userName"', '{"casino":"Tidewel","userName"')
    const message = problem('reviews.ndjson', line, 'casino: the demo catalogue has no "Tidewel"')
    expect(() => readDemo(folder)).toThrow(message)
  })

  test('a line of reviews that is cut short', () => {
    writeFileSync(join(folder, 'reviews.ndjson'), '\n{"casino":"Tidewell",\n')
    expect(() => readDemo(folder)).toThrow('demo/reviews.ndjson:2: ')
  })

  test('a rating that no visitor can give', () => {
    const line = change('reviews.ndjson', '"overallRating":10,', '"overallRating":11,')
    expect(() => readDemo(folder)).toThrow(problem('reviews.ndjson', line, 'overallRating: '))
  })

  test('a field of an article', () => {
    const line = change(ARTICLE, 'category: news', 'category: gossip')
    expect(() => readDemo(folder)).toThrow(problem(ARTICLE, line, 'category: Category is required'))
  })

  test('an article about a casino that is not there', () => {
    const line = change(ARTICLE, '[Kestrow, Aldermoon, Palvero]', '[Kestrow, Aldermoom, Palvero]')
    const message = problem(ARTICLE, line, 'casinos.1: the demo catalogue has no "Aldermoom"')
    expect(() => readDemo(folder)).toThrow(message)
  })

  test('an article whose fields are no YAML, or that has none', () => {
    const line = change(ARTICLE, 'author: Amara Quist', 'author: "Amara Quist')
    expect(() => readDemo(folder)).toThrow(new RegExp(`^demo/${ARTICLE}:(${line}|\\d+): `))
    writeFileSync(join(folder, ARTICLE), '<p>Only text</p>')
    expect(() => readDemo(folder)).toThrow(problem(ARTICLE, 1, 'must begin with its fields'))
  })

  test('an article whose file is named otherwise', () => {
    const line = change(ARTICLE, 'slug: twenty-seven', 'slug: thirty-seven')
    expect(() => readDemo(folder)).toThrow(problem(ARTICLE, line, 'slug: must be the name of the file'))
  })

  test('a name that two casinos have', () => {
    const line = change('casinos.json', '"name": "Tidewell"', '"name": "Aldermoon"')
    expect(() => readDemo(folder)).toThrow(problem('casinos.json', line, 'name: "Aldermoon" is there twice'))
  })
})
