import type { Bench } from '../measure/bench.ts'
import { median } from '../measure/median.ts'
import { readPlainPage } from '../measure/plain-page.ts'
import type { PlainPage } from '../measure/plain-page.ts'
import { CATEGORIES, runLighthouse } from '../measure/run-lighthouse.ts'
import type { Audit, Category } from '../measure/run-lighthouse.ts'
import { withPlainPage } from '../measure/with-plain-page.ts'
import { atLeast, atMost } from '../report/table.ts'
import type { Table } from '../report/table.ts'

const PAGES = [
  ['home', '/'],
  ['casino list', '/casinos'],
  ['casino', '/casino/aldermoon'],
  ['article', '/blog/a-first-withdrawal-step-by-step'],
] as const
const AIMS: Readonly<Record<Category, number>> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
/** Milliseconds that a page may always block, and the benchmark index from which it may never block longer. */
const BLOCKING = { ms: 100, strictFrom: 1_200 } as const
/** On a slower machine: how many times as long as the plain page. */
const BLOCKING_RATIO = 3

interface Measured {
  ours: Audit[]
  /** Of the plain page with the same text and pictures, in turns with ours. */
  plain: Audit[]
  page: PlainPage
}

/** Lighthouse on a simulated telephone: each page of ours beside a plain one with the same text and pictures. */
export function measureLighthouse(bench: Bench): Promise<Table[]> {
  const runs = bench.isQuick ? 1 : 3
  return bench.withSite('embedded', 'S', async ({ origin }) => {
    const rows = []
    for (const [what, path] of PAGES) {
      const page = await readPlainPage(origin + path)
      rows.push(
        await withPlainPage(page.html, async (plainUrl) => {
          const measured: Measured = { ours: [], plain: [], page }
          for (let run = 0; run < runs; run++) {
            measured.plain.push(await runLighthouse(plainUrl))
            measured.ours.push(await runLighthouse(origin + path))
          }
          return rowOf(what, measured)
        }),
      )
    }
    return [
      {
        title: 'Lighthouse, mobile',
        head: [
          'page',
          'performance',
          'of the plain page',
          'accessibility',
          'best practices',
          'SEO',
          'LCP s',
          'blocking ms',
          'of the plain page',
          'shift',
          'elements',
          'drawings',
          'benchmark index',
        ],
        rows,
        notes: [
          `The middle one of ${runs} ${runs === 1 ? 'run' : 'runs'} a page, size S. The plain page has the same text, fields and pictures, 14 rules of styles and no scripts; it is measured in turns with ours.`,
          `Aims: performance ${AIMS.performance}, or one less than the plain page; the other three 100; blocking at most ${BLOCKING.ms} ms, or ${BLOCKING_RATIO} times the plain page's where Lighthouse's benchmark index of the machine is below ${BLOCKING.strictFrom}.`,
        ],
      },
    ]
  })
}

function rowOf(what: string, { ours, plain, page }: Measured): Table['rows'][number] {
  const middle = (figure: (audit: Audit) => number, audits = ours): number => median(audits.map(figure))
  const score = (category: Category, audits = ours) => middle(({ scores }) => scores[category], audits)
  const blocking = middle((audit) => audit.blocking)
  const plainBlocking = middle((audit) => audit.blocking, plain)
  const index = middle((audit) => audit.index)
  const aimOf = (category: Category) =>
    category === 'performance' ? Math.min(AIMS.performance, score('performance', plain) - 1) : AIMS[category]
  const mayBlock =
    index >= BLOCKING.strictFrom ? BLOCKING.ms : Math.max(BLOCKING.ms, BLOCKING_RATIO * plainBlocking)
  return {
    cells: [
      what,
      String(score('performance')),
      String(score('performance', plain)),
      ...CATEGORIES.slice(1).map((category) => String(score(category))),
      (middle(({ lcp }) => lcp) / 1000).toFixed(2),
      blocking.toFixed(0),
      plainBlocking.toFixed(0),
      middle(({ shift }) => shift).toFixed(3),
      String(page.elements),
      String(page.drawings),
      index.toFixed(0),
    ],
    aims: [
      ...CATEGORIES.map((category) =>
        atLeast(`Lighthouse, ${what}: ${category}`, score(category), aimOf(category), '', 0),
      ),
      atMost(`Lighthouse, ${what}: blocking`, blocking, Math.round(mayBlock), ' ms', 0),
    ],
  }
}
