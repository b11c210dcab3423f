import type { Bench } from '../measure/bench.ts'
import { median } from '../measure/median.ts'
import { CATEGORIES, runLighthouse } from '../measure/run-lighthouse.ts'
import type { Audit, Category } from '../measure/run-lighthouse.ts'
import { atLeast } from '../report/table.ts'
import type { Table } from '../report/table.ts'

const PAGES = [
  ['home', '/'],
  ['casino list', '/casinos'],
  ['casino', '/casino/1'],
  ['article', '/blog/a-first-withdrawal-step-by-step'],
] as const
const AIMS: Readonly<Record<Category, number>> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

/** Lighthouse on a simulated telephone. */
export function measureLighthouse(bench: Bench): Promise<Table[]> {
  const runs = bench.isQuick ? 1 : 3
  return bench.withSite('embedded', 'S', async ({ origin }) => {
    const rows = []
    for (const [what, path] of PAGES) {
      const audits: Audit[] = []
      for (let run = 0; run < runs; run++) audits.push(await runLighthouse(origin + path))
      rows.push(rowOf(what, audits))
    }
    return [
      {
        title: 'Lighthouse, mobile',
        head: [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'LCP s',
          'blocking ms',
          'shift',
        ],
        rows,
        notes: [
          `The middle one of ${runs} ${runs === 1 ? 'run' : 'runs'} a page, size S.`,
          `Aims: performance ${AIMS.performance}, the other three 100.`,
        ],
      },
    ]
  })
}

function rowOf(what: string, audits: readonly Audit[]): Table['rows'][number] {
  const middle = (figure: (audit: Audit) => number): number => median(audits.map(figure))
  const scores = CATEGORIES.map((category) => [category, middle((audit) => audit.scores[category])] as const)
  return {
    cells: [
      what,
      ...scores.map(([, score]) => String(score)),
      (middle(({ lcp }) => lcp) / 1000).toFixed(2),
      middle(({ blocking }) => blocking).toFixed(0),
      middle(({ shift }) => shift).toFixed(3),
    ],
    aims: scores.map(([category, score]) =>
      atLeast(`Lighthouse, ${what}: ${category}`, score, AIMS[category], '', 0),
    ),
  }
}
