import { readFile } from 'node:fs/promises'
import { icons, type IconNode } from 'lucide'
import { expect, test } from 'vitest'
import { DRAWN_ICONS } from './drawn-icon.ts'
import { shapesOf } from './icon.tsx'

const LIBRARY = new Map<string, IconNode>(Object.entries(icons))
const RULE = /\[data-icon(?:-end)?='([a-z-]+)'\][^{]*\{\s*--icon: url\("data:image\/svg\+xml,(.*)"\)/g

const styles = await readFile(new URL('./styles/icons.css', import.meta.url), 'utf8')
const rules = [...styles.matchAll(RULE)].map(([, name = '', drawing = '']) => ({ name, drawing }))

test('the style sheet draws each icon once', () =>
  expect(rules.map(({ name }) => name).toSorted()).toEqual(
    [...DRAWN_ICONS, 'arrow-up-right', 'chevrons-up-down'].toSorted(),
  ))

test.each(rules)('the style sheet draws the $name of the icon library', ({ name, drawing }) => {
  const inLibrary = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const shapes = shapesOf(LIBRARY.get(inLibrary) ?? []).__html
  expect(shapes).not.toBe('')
  expect(decodeURIComponent(drawing).replaceAll("'", '"')).toContain(`>${shapes}</svg>`)
})
