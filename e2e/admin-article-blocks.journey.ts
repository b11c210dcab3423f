/** Cards, notes, pros and cons, and links in an article's text, written by keyboard and read by visitors. */
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { anArticle, insert, openEditor, saveArticle, storedArticle, WORDS } from './article-editor.ts'
import { aCasino, bearer, expect, test } from './signed-in.ts'

const unique = () => crypto.randomUUID().slice(0, 8)

async function aBonus(
  request: APIRequestContext,
  token: string,
  casinoId: number,
  title: string,
): Promise<number> {
  const response = await request.post('/api/admin/bonuses', {
    headers: bearer(token),
    data: {
      casinoId,
      title,
      description: 'A bonus that exists in journeys only.',
      type: 'welcome',
      amount: '100% up to €300',
      wageringRequirement: '35x',
      minDeposit: '€20',
      terms: 'New players only.',
    },
  })
  expect([await response.text(), response.status()]).toEqual([expect.any(String), 201])
  return ((await response.json()) as { id: number }).id
}

test('cards are chosen by keyboard and show visitors what is true when they read @soak', async ({
  page,
  request,
  token,
}) => {
  const casino = `Harbourlight ${unique()}`
  const bonus = `Lantern welcome ${unique()}`
  const casinoId = await aCasino(request, token, { name: casino })
  const bonusId = await aBonus(request, token, casinoId, bonus)
  const { id, slug } = await anArticle(request, token)
  const text = await openEditor(page, id)
  await text.click()
  await page.keyboard.press('Control+End')

  await insert(page, 'Casino card')
  const casinos = page.getByRole('dialog', { name: 'Add a casino card' })
  await casinos.getByRole('combobox', { name: 'Casino' }).fill(casino)
  await expect(casinos.getByRole('option')).toHaveText([new RegExp(casino)])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(text.getByText(casino)).toBeVisible()

  await insert(page, 'Bonus with its conditions')
  const bonuses = page.getByRole('dialog', { name: 'Add a bonus' })
  await bonuses.getByRole('combobox', { name: 'Bonus or casino' }).fill(bonus)
  await expect(bonuses.getByRole('option')).toHaveText([new RegExp(bonus)])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(text.getByText(bonus)).toBeVisible()
  await expectNoSideways(page, [390, 1440])
  await saveArticle(page)
  expect((await storedArticle(request, id)).content).toBe(
    `<p>${WORDS}</p><p>[casino:${casinoId}]</p><p>[bonus:${bonusId}]</p>`,
  )

  await page.goto(`/blog/${slug}`)
  const body = page.locator('.art-grid__body')
  await expect(page.getByText('We may earn a commission')).toHaveCount(1)
  const card = body.locator('.article-offer').filter({ hasText: 'Wagering' })
  await expect(card).toContainText('35x')
  await expect(card).toContainText('18+ | T&Cs Apply | Play Responsibly')
  await expect(card.getByRole('link', { name: /Claim Bonus/ })).toHaveAttribute(
    'data-visit',
    `bonus_click bonus ${bonusId}`,
  )
  await expect(body.getByRole('link', { name: `Read Review of ${casino}` })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page, [320, 390, 1440])

  const hidden = await request.post('/api/admin/bonuses/bulk', {
    headers: bearer(token),
    data: { action: 'deactivate', ids: [bonusId] },
  })
  expect(hidden.status()).toBe(200)
  await page.reload()
  await expect(body.getByText('35x')).toBeHidden()
  await expect(body.getByRole('link', { name: `Read Review of ${casino}` })).toBeVisible()
  await expect((await openEditor(page, id)).getByText('Hidden: visitors see no card')).toBeVisible()
})

test('pros, cons and a note are typed without the mouse @soak', async ({ page, request, token }) => {
  const { id, slug } = await anArticle(request, token)
  const text = await openEditor(page, id)
  await text.click()
  await page.keyboard.press('Control+End')
  await insert(page, 'Pros and cons')
  await expect(text.locator('dd')).toHaveCount(2)
  // The menu returns the focus a moment later.
  await expect(text).toBeFocused()
  for (const keys of [
    'Fast payouts',
    'Enter',
    'Clear terms',
    'Enter',
    'Enter',
    'No phone',
    'Enter',
    'Enter',
    'Behind the list.',
  ])
    await (keys === 'Enter' ? page.keyboard.press(keys) : page.keyboard.type(keys))
  await insert(page, 'Note')
  await expect(text).toBeFocused()
  await page.keyboard.type('Checked in March.')
  await saveArticle(page)
  expect((await storedArticle(request, id)).content).toBe(
    `<p>${WORDS}</p><dl><dt>Pros</dt><dd>Fast payouts</dd><dd>Clear terms</dd><dt>Cons</dt><dd>No phone</dd></dl>` +
      '<p>Behind the list.</p><aside><p>Checked in March.</p></aside>',
  )
  await page.goto(`/blog/${slug}`)
  await expect(page.locator('.prose dt')).toHaveText(['Pros', 'Cons'])
  await expect(page.locator('.prose aside')).toHaveText('Checked in March.')
  await expectAccessible(page)
  await expectNoSideways(page, [320, 390, 1440])
})

test('a link is chosen by name, or typed, and says to search engines what the editor and the catalogue say @soak', async ({
  page,
  request,
  token,
}) => {
  const host = `${unique()}.example`
  const casino = `Linkwell ${unique()}`
  const casinoId = await aCasino(request, token, { name: casino, websiteUrl: `https://${host}/` })
  const { id, slug } = await anArticle(request, token)
  const text = await openEditor(page, id)
  await text.click()
  await page.keyboard.press('Control+End')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  const address = dialog.getByRole('combobox', { name: 'Address' })
  const addLink = async (typed: string, words: string, isNofollow: boolean) => {
    await page.keyboard.press('Control+k')
    await address.fill(typed)
    await dialog.getByLabel('Words').fill(words)
    if (isNofollow) await dialog.getByLabel(/nofollow/).check()
    await dialog.getByLabel('Words').press('Enter')
    await expect(dialog).toBeHidden()
    await expect(text).toBeFocused()
    await page.keyboard.press('ArrowRight')
    // A press hits the middle of a link, so the link gets a line of its own.
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Control+k')
  await address.fill(casino)
  await expect(dialog.getByRole('option')).toHaveText([new RegExp(`${casino}.*Casino`)])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const { slug: casinoSlug } = (await (await request.get(`/api/casinos/${casinoId}`)).json()) as {
    slug: string
  }
  await expect(address).toHaveValue(`/casino/${casinoSlug}`)
  await expect(dialog.getByLabel(/nofollow/)).toBeHidden()
  await address.press('Enter')
  await expect(text.getByRole('link', { name: casino })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(' ')
  await addLink('other.example/a', 'followed', false)
  await addLink('other.example/b', 'not followed', true)
  await addLink(`https://play.${host}/start`, 'paid', false)
  await page.keyboard.type('The end.')
  await saveArticle(page)

  await page.goto(`/blog/${slug}`)
  const link = (name: string) => page.locator('.prose').getByRole('link', { name, exact: true })
  await expect(link(casino)).toHaveAttribute('href', `/casino/${casinoSlug}`)
  await expect(link('followed')).toHaveAttribute('rel', 'noopener')
  await expect(link('not followed')).toHaveAttribute('rel', 'nofollow noopener')
  await expect(link('paid')).toHaveAttribute('href', `/go/${casinoSlug}?on=blog/${slug}&at=text`)
  await expect(link('paid')).toHaveAttribute('rel', 'sponsored nofollow noopener')
  await expect(link('paid')).toHaveAttribute('data-visit', `casino_click casino ${casinoId}`)
  await expect(page.getByText('We may earn a commission')).toHaveCount(1)

  const again = await openEditor(page, id)
  await again.getByRole('link', { name: 'not followed' }).click()
  // The editor processes the key press a moment later.
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Control+k')
  const changing = page.getByRole('dialog', { name: 'Change the link' })
  await expect(changing.getByRole('combobox', { name: 'Address' })).toHaveValue('https://other.example/b')
  await expect(changing.getByLabel(/nofollow/)).toBeChecked()
})
