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

test('an address without either stays as it is', () => {
  expect(fill('https://a.example/in?a=1')).toBe('https://a.example/in?a=1')
})
