import { readFile } from 'node:fs/promises'
import { ArrowUpRight, Check, Clock, Minus, Plus, Scale, Timer } from 'lucide'
import { expect, test } from 'vitest'
import type { DrawnIcon } from './drawn-icon.ts'
import { shapesOf } from './icon.tsx'

const LIBRARY = {
  'arrow-up-right': ArrowUpRight,
  check: Check,
  clock: Clock,
  minus: Minus,
  plus: Plus,
  scale: Scale,
  timer: Timer,
} as const satisfies Record<DrawnIcon | 'arrow-up-right', unknown>

const styles = await readFile(new URL('./styles/icons.css', import.meta.url), 'utf8')

test.each(Object.keys(LIBRARY) as (keyof typeof LIBRARY)[])(
  'the style sheet draws the %s of the icon library',
  (name) => {
    const rule = new RegExp(
      `\\[data-icon(?:-end)?='${name}'\\][^{]*\\{\\s*--icon: url\\("data:image/svg\\+xml,(.*)"\\)`,
    )
    const drawing = decodeURIComponent(rule.exec(styles)?.[1] ?? '').replaceAll("'", '"')
    expect(drawing).toContain(`>${shapesOf(LIBRARY[name]).__html}</svg>`)
  },
)
