import { ArrowUpRight } from 'lucide'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

test('an icon is the drawing of the library, hidden from readers, and heavier where it is small', () => {
  const html = renderToStaticMarkup(<Icon of={ArrowUpRight} size={16} />)
  expect(html).toContain('<path d="M7 7h10v10"/><path d="M7 17 17 7"/>')
  expect(html).toContain('aria-hidden="true"')
  expect(html).toContain('class="icon icon--sm"')
  expect(renderToStaticMarkup(<Icon of={ArrowUpRight} />)).toContain('class="icon"')
})
