import { chromium } from 'playwright-core'
import { ensureChromium } from '../../needs.ts'
import type { Bench } from '../measure/bench.ts'
import { measureFirstTouch } from '../measure/first-touch.ts'
import type { FirstTouch } from '../measure/first-touch.ts'
import { median } from '../measure/median.ts'
import { TOUCHES } from '../measure/touches.ts'
import { atMost } from '../report/table.ts'
import type { Table } from '../report/table.ts'

/** Milliseconds. */
const AIMS = { feedback: 100, layer: 1000, slowest: 200 } as const
const RUNS = 3

/** The first touch of a page on a phone with a slow network and a slow processor. */
export function measureFirstTouches(bench: Bench): Promise<Table[]> {
  const runs = bench.isQuick ? 1 : RUNS
  return bench.withSite('embedded', 'S', async ({ origin }) => {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      // Root may not use Chromium's sandbox; the page is our own.
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const rows: Table['rows'][number][] = []
      for (const touch of TOUCHES) {
        const seen: FirstTouch[] = []
        for (let run = 0; run < runs; run++) seen.push(await measureFirstTouch(browser, origin, touch))
        rows.push(rowOf(touch.what, seen))
      }
      return [
        {
          title: 'The first touch, phone',
          head: ['control', 'feedback ms', 'layer ms', 'slowest event ms', 'scripts kB before', 'after'],
          rows,
          notes: [
            `The middle one of ${runs} ${runs === 1 ? 'run' : 'runs'} each, size S, 390 pixels wide, "fast 3G" and a processor a quarter as fast; the page has been left alone for 2 s.`,
            `Aims: something changes within ${AIMS.feedback} ms, the layer is there within ${AIMS.layer} ms, no event takes longer than ${AIMS.slowest} ms.`,
          ],
        },
      ]
    } finally {
      await browser.close()
    }
  })
}

function rowOf(what: string, seen: readonly FirstTouch[]): Table['rows'][number] {
  const middle = (figure: keyof FirstTouch): number => median(seen.map((touch) => touch[figure]))
  return {
    cells: [
      what,
      ...(['feedback', 'layer', 'slowest'] as const).map((figure) => middle(figure).toFixed(0)),
      ...(['bytesBefore', 'bytesAfter'] as const).map((figure) => (middle(figure) / 1000).toFixed(1)),
    ],
    aims: (['feedback', 'layer', 'slowest'] as const).map((figure) =>
      atMost(`first touch, ${what}: ${figure}`, middle(figure), AIMS[figure], ' ms', 0),
    ),
  }
}
