import { expect, test } from 'vitest'
import { startAfterLoad } from './start-after-load.ts'

const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/font.woff2"/></head>
<script nonce="n1" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script>`

test('no module is preloaded, other preloads stay', () => {
  expect(startAfterLoad(PAGE, 'n1')).not.toContain('modulepreload')
  expect(startAfterLoad(PAGE, 'n1')).toContain('href="/font.woff2"')
})

test('every module waits for the load event and keeps its name', () => {
  const page = startAfterLoad(PAGE, 'n1')
  expect(page).not.toMatch(/import \*|import "/)
  expect(page).toContain('["load","pointerdown","keydown"]')
  expect(page).toContain(
    'const [route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/home.js"),import("/assets/manifest.js")]);',
  )
  expect(page).toContain('import("/assets/entry.js");</script>')
})

test('a page without scripts stays as it is', () => {
  expect(startAfterLoad('<p>Hello</p>', 'n1')).toBe('<p>Hello</p>')
})
