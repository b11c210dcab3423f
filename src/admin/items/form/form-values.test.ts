import { expect, test } from 'vitest'
import { z } from 'zod'
import { copiedPresets, entriesIn, withEntries } from './form-values.ts'
import type { ItemDialogProps } from './item-dialog-props.ts'

test('a pasted list becomes its entries, trimmed and without blank ones', () => {
  expect(entriesIn('Visa, Mastercard; Skrill\r\n\n  Bank   transfer \t,;')).toEqual([
    'Visa',
    'Mastercard',
    'Skrill',
    'Bank transfer',
  ])
})

test('a comma inside a number separates nothing', () => {
  expect(entriesIn('Over 5,000 games, 24/7 chat')).toEqual(['Over 5,000 games', '24/7 chat'])
})

test('an entry is added once whatever its case, and what was there stays as it is', () => {
  expect(withEntries(['Visa'], 'VISA, skrill, Skrill')).toEqual(['Visa', 'skrill'])
})

test('a known value takes its known spelling', () => {
  expect(withEntries([], 'paypal, Unheard', ['PayPal', 'Visa'])).toEqual(['PayPal', 'Unheard'])
})

test.each(['', '  ', ' ; ,'])('%j adds nothing', (text) => {
  expect(withEntries(['Visa'], text)).toEqual(['Visa'])
})

const dialog = (kind: ItemDialogProps['kind'], more: Partial<ItemDialogProps> = {}): ItemDialogProps => ({
  kind,
  schema: z.unknown(),
  presets: { isFeatured: false },
  tabs: [],
  nameOf: String,
  ...more,
})

test('a copy has another name, no address of its own yet, is not active and keeps everything else', () => {
  expect(
    copiedPresets(dialog('casino', { facts: ['license'] }), {
      name: 'Aldermoon',
      slug: 'aldermoon',
      license: null,
      logoUrl: null,
      features: ['Live chat'],
      isActive: true,
    }),
  ).toEqual({
    name: 'Aldermoon (copy)',
    slug: '',
    license: null,
    logoUrl: '',
    features: ['Live chat'],
    isActive: false,
    isFeatured: false,
  })
})

test('a copied article is a draft without a slug or dates', () => {
  const form = {
    title: 'On odds',
    slug: 'on-odds',
    isPublished: true,
    publishedAt: '2026-01-01',
    publishAt: null,
  }
  expect(copiedPresets(dialog('post'), form)).toEqual({
    title: 'On odds (copy)',
    slug: '',
    isPublished: false,
    publishedAt: '',
    publishAt: '',
    isFeatured: false,
  })
})

test('the name of a copy is no longer than a name may be', () => {
  const { name } = copiedPresets(dialog('game'), { name: 'x'.repeat(200) })
  expect(name).toBe(`${'x'.repeat(193)} (copy)`)
})
