import { expect, test } from 'vitest'
import { plainText } from '../search/plain-text.ts'
import { withCorrectSpelling } from './read-words.ts'
import { inFull, withCompared, withReferent } from './write-out.ts'

const named = (name: string) => ({ id: 1, name })
const oakhelm = { casinos: [named('Oakhelm')], games: [], topic: 'casino' as const }
const both = { casinos: [named('Oakhelm'), named('Kestrow')], games: [], topic: 'compare' as const }
const game = { casinos: [], games: [named('Paper Comet')], topic: 'game' as const }
const list = { casinos: [], games: [], topic: 'recommend_casino' as const }

const LAST = { text: 'casinos with PayPal', earlier: '' }

test.each([
  ['does it take PayPal?', oakhelm, 'does Oakhelm take paypal'],
  ['and its bonuses', oakhelm, 'and the bonuses at Oakhelm'],
  ['can I deposit there', oakhelm, 'can i deposit at Oakhelm'],
  ['do I need a code?', oakhelm, 'do i need a code at Oakhelm'],
  ['why', oakhelm, 'why is Oakhelm rated so'],
  ['which of the two is safer?', both, 'which is safer : Oakhelm or Kestrow'],
  ['where can I play it', game, 'where can i play Paper Comet'],
  ['max win', game, 'max win of Paper Comet'],
  ['show me more', list, 'top 10 casinos with PayPal'],
])('“%s” is written out', (text, before, whole) => {
  expect(withReferent(plainText(text), before, LAST)?.trim()).toBe(whole)
})

test.each([
  ['best casinos for slots', oakhelm],
  ['what bonuses do you have', oakhelm],
  ['thanks', oakhelm],
  ['which casinos are safer', both],
  ['more', oakhelm],
  ['is it safe to give a casino my card', oakhelm],
  ['does it take PayPal?', list],
])('“%s” refers to nothing that was named', (text, before) => {
  expect(withReferent(plainText(text), before, LAST)).toBeUndefined()
})

test.each([
  ['min dep at Kestrow', 'minimum deposit at Kestrow'],
  ['NDB or FS?', 'no deposit bonus or free spins?'],
  ["Wexmarsh's T&Cs", "Wexmarsh's terms"],
  ['the offset of a window', 'the offset of a window'],
])('“%s” is written in full', (text, full) => {
  expect(inFull(text)).toBe(full)
})

test.each([
  ['and Halcyra?', ['Halcyra'], ['Oakhelm', 'Kestrow'], 'compare Oakhelm and Kestrow and Halcyra'],
  ['how does it compare to Kestrow', ['Kestrow'], ['Oakhelm'], 'compare Oakhelm and Kestrow'],
  ['and Kestrow?', ['Kestrow'], ['Oakhelm'], undefined],
  ['is Kestrow safe', ['Kestrow'], ['Oakhelm', 'Halcyra'], undefined],
])('“%s” is compared with what was named before', (text, now, before, whole) => {
  const named = (names: readonly string[]) => names.map((name) => ({ name }))
  expect(withCompared(plainText(text), named(now), named(before))).toBe(whole)
})

test.each([
  ['how long takes a Withdrawl', 'how long takes a withdrawal'],
  ['free spinns, no depozit', 'free spins, no deposit'],
  ['play at Wallets Casino', 'play at Wallets Casino'],
  ['Depositt is a name', 'Depositt is a name'],
  ['el mejor casino sin deposito por favor', 'el mejor casino sin deposito por favor'],
])('%s is spelt %s', (message, right) => {
  expect(withCorrectSpelling(message, (word) => word === 'depositt')).toBe(right)
})
