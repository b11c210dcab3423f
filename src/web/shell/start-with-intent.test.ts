import { expect, test } from 'vitest'
import { startWithIntent } from './start-with-intent.ts'

const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/font.woff2"/></head>
<script nonce="n1" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script>`

test('no module is preloaded and the page knows which it needs; other preloads stay', () => {
  const page = startWithIntent(PAGE, 'n1')
  expect(page).not.toContain('modulepreload')
  expect(page).toContain('early.files=["/assets/a.js"];')
  expect(page).toContain('href="/font.woff2"')
})

test('the modules of the routes wait for the entry, and the entry for the load event or the first intent', () => {
  const page = startWithIntent(PAGE, 'n1')
  expect(page).not.toMatch(/import \*|import "/)
  expect(page).toContain(
    'early.load=async()=>{const [route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/home.js"),import("/assets/manifest.js")]);window.__reactRouterRouteModules = {"root":route0,"home":route1};};',
  )
  expect(page).toMatch(
    /await Promise\.race\(\[early\.intent,.*"load".*\]\);import\("\/assets\/entry\.js"\)<\/script>/,
  )
})

test.each(['<p>Hello</p>', '<head></head><script nonce="n1" type="module" async="">something()</script>'])(
  'what it does not know stays as it is: %s',
  (page) => {
    expect(startWithIntent(page, 'n1')).toBe(page)
  },
)
