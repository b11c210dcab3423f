import { expect, test } from 'vitest'
import { countryScript } from '../countries/country-script.ts'
import { renderDocument } from './render-document.ts'
import { EARLY_SCRIPT } from './early-script.ts'
import { takeOwnScripts } from './own-scripts.ts'
import { THEME_SCRIPT } from './theme-script.ts'

const NONCE = 'b3f1'
const HEAD = [THEME_SCRIPT, countryScript(), EARLY_SCRIPT]

test('an inline script with the nonce of the page is our own, and the nonce does not stay', () => {
  const page = `<script nonce="${NONCE}">a()</script><script nonce="${NONCE}" type="module" async="">b()</script>`
  expect(takeOwnScripts(page, NONCE)).toEqual({
    html: '<script>a()</script><script type="module" async="">b()</script>',
    scripts: [...HEAD, 'a()', 'b()'],
  })
})

test('the nonce may come after other attributes, and on what is no inline script', () => {
  const page = `<link rel="icon" nonce="${NONCE}"/><script async="" nonce="${NONCE}">a()</script><script src="/x.js" nonce="${NONCE}"></script>`
  expect(takeOwnScripts(page, NONCE)).toEqual({
    html: '<link rel="icon"/><script async="">a()</script><script src="/x.js"></script>',
    scripts: [...HEAD, 'a()'],
  })
})

test.each([
  '<script>stolen()</script>',
  '<script nonce="">stolen()</script>',
  '<script nonce="0000">stolen()</script>',
  '<script type="module" async="">stolen()</script>',
])('%s in stored content is not our own', async (stored) => {
  const html = await renderDocument(
    () => (
      <html lang="en">
        <body>
          <div dangerouslySetInnerHTML={{ __html: stored }} />
          <script nonce={NONCE} dangerouslySetInnerHTML={{ __html: 'ours()' }} />
        </body>
      </html>
    ),
    (error) => expect.unreachable(String(error)),
    NONCE,
  )
  const own = takeOwnScripts(html, NONCE)
  expect(own.html).toContain(stored)
  expect(own.scripts).toEqual([...HEAD, 'ours()'])
})
