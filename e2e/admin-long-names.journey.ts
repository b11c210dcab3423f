/** The longest allowed names, of one word and of many, fit every page that shows them. */
import type { APIRequestContext } from '@playwright/test'
import { bearer, expect, test } from './signed-in.ts'

const ONE_WORD = 'W'.repeat(200)
const MANY_WORDS = 'Longest casino name of all '.repeat(8).slice(0, 200).trim()

async function save(request: APIRequestContext, token: string, path: string, data: object): Promise<number> {
  const response = await request.post(`/api/admin/${path}`, { headers: bearer(token), data })
  expect([response.status(), await response.text()]).toEqual([201, expect.any(String)])
  return ((await response.json()) as { id: number }).id
}

for (const name of [ONE_WORD, MANY_WORDS])
  test(`a name that begins with "${name.slice(0, 12)}" and has ${name.length} letters breaks no page @soak`, async ({
    page,
    request,
    token,
  }) => {
    test.slow()
    const casinoId = await save(request, token, 'casinos', {
      name,
      description: name,
      websiteUrl: 'https://long.example',
      establishedYear: 2019,
      license: name,
      safetyIndex: 10,
      isFeatured: true,
      features: [name.slice(0, 90)],
      paymentMethods: [name.slice(0, 90)],
      gameProviders: [name.slice(0, 90)],
    })
    const bonusId = await save(request, token, 'bonuses', {
      title: name,
      description: name,
      type: 'welcome',
      amount: name,
      casinoId,
      wageringRequirement: name,
      minDeposit: name,
      terms: name,
      code: name.slice(0, 90),
      isFeatured: true,
    })
    const gameId = await save(request, token, 'games', {
      name,
      description: name,
      provider: name,
      type: 'slot',
      rtp: 96,
      volatility: 'low',
      tags: [name.slice(0, 90)],
      availableAt: [casinoId],
      isFeatured: true,
    })
    const search = encodeURIComponent(name.slice(0, 40))
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      for (const path of [
        '/',
        `/casinos?search=${search}`,
        `/bonuses?search=${search}`,
        `/games?search=${search}`,
        `/casino/${casinoId}`,
        `/bonus/${bonusId}`,
        `/game/${gameId}`,
        `/game/${gameId}?play=1`,
        `/compare?type=casinos&ids=${casinoId},1,2`,
        `/compare?type=bonuses&ids=${bonusId},1`,
        `/compare?type=games&ids=${gameId},1`,
        `/admin/casinos?search=${search}`,
        `/admin/casinos?edit=${casinoId}`,
        '/admin',
      ]) {
        await page.goto(path)
        const { sideways, cut } = await page.evaluate(() => {
          const scrollsByItself = (element: Element): boolean => {
            for (let box = element.parentElement; box !== null; box = box.parentElement)
              if (getComputedStyle(box).overflowX !== 'visible') return true
            return false
          }
          return {
            sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            cut: [...document.querySelectorAll('main h1, main h2, main h3')]
              .filter((heading) => heading.getBoundingClientRect().right > innerWidth + 1)
              .filter((heading) => !scrollsByItself(heading))
              .map((heading) => heading.textContent.slice(0, 30)),
          }
        })
        expect.soft(sideways, `${path} at ${width}`).toBe(0)
        expect.soft(cut, `${path} at ${width}`).toEqual([])
      }
    }
    // Other journeys use the featured ones.
    for (const [path, id] of [
      ['casinos', casinoId],
      ['bonuses', bonusId],
      ['games', gameId],
    ] as const)
      expect(
        (
          await request.post(`/api/admin/${path}/bulk`, {
            headers: bearer(token),
            data: { ids: [id], action: 'delete' },
          })
        ).ok(),
      ).toBe(true)
  })
