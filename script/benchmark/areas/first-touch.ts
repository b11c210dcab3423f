import { chromium, type Browser, type Page } from 'playwright-core'
import { ensureChromium } from '../../needs.ts'
import { atMost, median, type Figure } from '../figures.ts'
import type { Bench } from '../sites.ts'

/** A control that a visitor touches first on a page. */
interface Touch {
  path: string
  /** The first visible match is tapped. */
  control: string
  /** The expected result: an element that opens, or one that is scrolled to. */
  layer: { opens: string } | { reaches: string }
  /** Window height in pixels, so that no scrolling is needed; 844 by default. */
  height?: number
}

const TALL = 1700
const TOUCHES: Readonly<Record<string, Touch>> = {
  menu: { path: '/', control: 'button.menu-button', layer: { opens: '.sheet' } },
  filters: { path: '/casinos', control: '.toolbar__filters', layer: { opens: '.dialog--filters, .filters' } },
  search: {
    path: '/',
    control: 'main input[name=search]',
    layer: { opens: '.command--full, .search-layer[data-full]' },
    height: TALL,
  },
  assistant: { path: '/', control: '.chat-fab', layer: { opens: '.chat' } },
  compare: { path: '/casinos', control: 'main .compare-toggle', layer: { opens: '.tray' }, height: TALL },
  tabs: {
    path: '/casino/aldermoon',
    control: '.subnav a[href="#expert-review"]',
    layer: { reaches: '#expert-review' },
    height: TALL,
  },
  helplines: {
    path: '/responsible-gambling',
    control: 'main a[href="#helplines"]',
    layer: { reaches: '#helplines' },
    height: 1100,
  },
}

interface Seen {
  /** Milliseconds from the touch to the first changed frame, and to the one with the layer. */
  feedback: number
  layer: number
  /** Milliseconds of the slowest interaction until its next frame, as measured by the browser. */
  slowest: number
}

/**
 * "Fast 3G" of Chromium's developer tools, in bytes per second and milliseconds, and a processor at a quarter of its
 * speed.
 */
const NETWORK = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 }
const CPU_RATE = 4
/** How long the page rests before the touch, and how long the layer may take, in milliseconds. */
const IDLE_MS = 2000
const PATIENCE_MS = 15_000

/** A page's first touch on a phone with a slow network and processor: size S, medians of three runs. */
export function measureFirstTouch(bench: Bench): Promise<Figure[]> {
  return bench.withSite('embedded', 'S', async ({ origin }) => {
    // Root cannot use Chromium's sandbox; the page is our own.
    const args = ['--no-sandbox', '--disable-gpu']
    const browser = await chromium.launch({ executablePath: ensureChromium(), args })
    try {
      const figures: Figure[] = []
      for (const [what, touch] of Object.entries(TOUCHES)) {
        const seen: Seen[] = []
        for (let run = 0; run < (bench.isQuick ? 1 : 3); run++)
          seen.push(await touchOnce(browser, origin, touch))
        const middle = (figure: keyof Seen) => median(seen.map((one) => one[figure]))
        figures.push(
          atMost(`first touch, ${what}: feedback`, middle('feedback'), 'ms', 100),
          atMost(`first touch, ${what}: layer`, middle('layer'), 'ms', 1000),
          atMost(`first touch, ${what}: slowest event`, middle('slowest'), 'ms', 150),
        )
      }
      return figures
    } finally {
      await browser.close()
    }
  })
}

/** Opens a page on a simulated phone, lets it rest, touches one control and observes. NaN means never. */
async function touchOnce(browser: Browser, origin: string, touch: Touch): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: touch.height ?? 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', NETWORK)
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.goto(origin + touch.path, { timeout: 60_000 })
    await untilQuiet(page)
    const box = await page.locator(`${touch.control} >> visible=true`).first().boundingBox()
    if (box === null) throw new Error(`${touch.path} shows no ${touch.control}.`)
    await page.evaluate(watch, { layer: touch.layer, patience: PATIENCE_MS })
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    return await page.evaluate(() => (window as unknown as { seen: Promise<Seen> }).seen)
  } finally {
    await context.close()
  }
}

/** Waits until there was no request and no response for the resting time. */
async function untilQuiet(page: Page): Promise<void> {
  let latest = performance.now()
  const note = (): void => {
    latest = performance.now()
  }
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  while (performance.now() - latest < IDLE_MS) await page.waitForTimeout(100)
  page.off('request', note).off('requestfinished', note).off('requestfailed', note)
}

/** Runs in the page: checks every frame after the touch. */
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
        // Event timings are reported shortly after their frame.
        setTimeout(() => resolve({ feedback, layer: isThereNow ? passed : Number.NaN, slowest }), 300)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', begin, { capture: true, once: true })
  })
  Object.assign(window, { seen })
}
