import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const BOX = { fallback: '/drawn.svg', alt: '', width: 40, height: 40 }

test('a picture names what replaces it, and a missing one is replaced', () => {
  expect(renderToStaticMarkup(<Picture {...BOX} src="/own.png" />)).toContain('data-fallback="/drawn.svg"')
  expect(renderToStaticMarkup(<Picture {...BOX} src="" />)).toContain('src="/drawn.svg"')
})
