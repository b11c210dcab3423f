import { expect, test } from 'vitest'
import { fillTarget } from './fill-target.ts'

const placement = { page: '/casino/aldermoon', block: 'list', position: 3 } as const
const fill = (target: string, clickParameter: string | null = null) =>
  fillTarget(target, { clickId: 'ID', placement, clickParameter })

test('the places of an address are filled in, as they are and as a browser writes them', () => {
  expect(fill('https://a.example/in?sub={click_id}&where={placement}')).toBe(
    'https://a.example/in?sub=ID&where=casino-aldermoon.list.3',
  )
  expect(fill('https://a.example/in?sub=%7Bclick_id%7D&where=%7bplacement%7d')).toBe(
    'https://a.example/in?sub=ID&where=casino-aldermoon.list.3',
  )
})

test('the parameter of the programme is added where the address has no place for the id', () => {
  expect(fill('https://a.example/in?a=1', 'subid')).toBe('https://a.example/in?a=1&subid=ID')
  expect(fill('https://a.example/in?subid=old', 'subid')).toBe('https://a.example/in?subid=ID')
  expect(fill('https://a.example/in?s={click_id}', 'subid')).toBe('https://a.example/in?s=ID')
})

test.each([
  [
    'https://href.li/?https://www.casino.example/lobby',
    'https://href.li/?https://www.casino.example/lobby&subid=ID',
  ],
  ['https://a.example/?/en/register/btag-77', 'https://a.example/?/en/register/btag-77&subid=ID'],
  ['https://a.example?zoneid=9;bannerid=4', 'https://a.example?zoneid=9;bannerid=4&subid=ID'],
  [
    'https://a.example/~x!(z)/caf%E9?a={affiliate_id}&flag#top',
    'https://a.example/~x!(z)/caf%E9?a={affiliate_id}&flag&subid=ID#top',
  ],
  ['https://A.example:443/x?q=%20&subid=old#?subid=1', 'https://A.example:443/x?q=%20&subid=ID#?subid=1'],
])('%s keeps its letters', (target, wanted) => {
  expect(fill(target, 'subid')).toBe(wanted)
})

test('an address without either stays as it is', () => {
  expect(fill('https://a.example/in?a=1')).toBe('https://a.example/in?a=1')
})
