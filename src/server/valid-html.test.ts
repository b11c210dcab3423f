/** Every public page against the HTML standard, by a validator. */
import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { MISSING_PAGES, PUBLIC_PAGES } from '#test/public-pages.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage } from '#test/test-site.ts'

const { db } = await testDatabase()
const site = await builtSite(testApp(db).app)
beforeAll(async () => {
  await loadDemo(db, NOW)
})

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'void-style': ['error', { style: 'omit' }] },
})

/** Which no rule of the validator finds. */
const CHOSEN_TWICE =
  /<select(?![^>]* multiple)[^>]*>(?:(?!<\/select>).)* selected(?:(?!<\/select>).)* selected/s

test.each([...PUBLIC_PAGES, ...MISSING_PAGES])('%s is valid HTML', async (path) => {
  const { html } = await getPage(site, path)
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) => messages)
  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
  expect(html).not.toMatch(CHOSEN_TWICE)
})
