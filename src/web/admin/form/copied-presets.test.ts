import { expect, test } from 'vitest'
import { z } from 'zod'
import { copiedPresets } from './form-values.ts'
import type { ItemDialogProps } from './item-dialog-props.ts'

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
