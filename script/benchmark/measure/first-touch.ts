import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import type { Touch } from './touches.ts'

export interface FirstTouch {
  /** Milliseconds from the touch to the first frame that looks different, and to the one with the layer in it. */
  feedback: number
  layer: number
  /** Milliseconds of the slowest interaction until its next frame, as the browser counts them. */
  slowest: number
  /** Bytes of scripts after gzip: what the page loaded by itself, and what followed the touch. */
  bytesBefore: number
  bytesAfter: number
}

/** "Fast 3G" as Chromium's developer tools have it, bytes a second and milliseconds, and a processor a quarter as fast. */
const NETWORK = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 }
const CPU_RATE = 4
/** How long the page is left alone before the touch, and how long the layer may take, in milliseconds. */
const IDLE_MS = 2000
const PATIENCE_MS = 15_000

/** Opens a page on a simulated phone, lets it come to rest, touches one control and watches what happens. NaN is never. */
export async function measureFirstTouch(browser: Browser, origin: string, touch: Touch): Promise<FirstTouch> {
  const context = await browser.newContext({
    viewport: { width: 390, height: touch.height },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await slowDown(page)
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return
      sizes.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).byteLength,
          () => 0,
        ),
      )
    })
    await page.goto(origin + touch.path, { timeout: 60_000 })
    await untilQuiet(page)
    const bytesBefore = sum(await Promise.all(sizes))
    const box = await page.locator(`${touch.control} >> visible=true`).first().boundingBox()
    if (box === null) throw new Error(`${touch.path} shows no ${touch.control}.`)
    await page.evaluate(watch, { layer: touch.layer, patience: PATIENCE_MS })
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    const seen = await page.evaluate(() => (window as unknown as { seen: Promise<Seen> }).seen)
    await untilQuiet(page)
    return { ...seen, bytesBefore, bytesAfter: sum(await Promise.all(sizes)) - bytesBefore }
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
}

/** Until nothing has been asked for or answered for as long as the page is left alone. */
async function untilQuiet(page: Page): Promise<void> {
  let latest = performance.now()
  const note = (): void => {
    latest = performance.now()
  }
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  while (performance.now() - latest < IDLE_MS) await page.waitForTimeout(100)
  page.off('request', note).off('requestfinished', note).off('requestfailed', note)
}

type Seen = Pick<FirstTouch, 'feedback' | 'layer' | 'slowest'>

/** Runs in the page: looks at every frame behind the touch. */
function watch({ layer, patience }: { layer: Touch['layer']; patience: number }): void {
  const isSeen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
  const isReached = (selector: string) => {
    const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity
    return scrollY > 0 && top >= -1 && top < innerHeight / 2
  }
  const isThere = () => ('opens' in layer ? isSeen(layer.opens) : isReached(layer.reaches))
  let hasChanged = false
  new MutationObserver(() => {
    hasChanged = true
  }).observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true })
  let slowest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) slowest = Math.max(slowest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const seen = new Promise<Seen>((resolve) => {
    const begin = (event: Event): void => {
      const before = { scrolled: scrollY, focused: document.activeElement }
      let feedback = Number.NaN
      const look = (): void => {
        const passed = performance.now() - event.timeStamp
        const isThereNow = isThere()
        const isFocusedText =
          document.activeElement !== before.focused && document.activeElement?.localName === 'input'
        if (
          Number.isNaN(feedback) &&
          (hasChanged || isThereNow || isFocusedText || scrollY !== before.scrolled)
        )
          feedback = passed
        if (!isThereNow && passed < patience) return void requestAnimationFrame(look)
        // Event timings are told a moment after their frame.
        setTimeout(() => resolve({ feedback, layer: isThereNow ? passed : Number.NaN, slowest }), 300)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', begin, { capture: true, once: true })
  })
  Object.assign(window, { seen })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
