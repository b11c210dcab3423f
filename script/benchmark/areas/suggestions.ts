import { figureText } from '../report/figure-text.ts'
import type { Bench } from '../measure/bench.ts'
import { atMost } from '../report/table.ts'
import type { Table } from '../report/table.ts'
import { suggestionTexts } from '../requests/suggestion-texts.ts'
import { measurePerSize } from './per-size.ts'

const AIMS = { cpuMs: 3, spread: 5 } as const

/** Texts as visitors type them, each of them new. */
export async function measureSuggestions(bench: Bench): Promise<Table[]> {
  const [measured] = await measurePerSize(bench, [
    {
      what: 'suggestions',
      connections: 1,
      requests: (size, count) =>
        suggestionTexts(size, count).map((text) => ({ path: `/api/search?q=${encodeURIComponent(text)}` })),
    },
  ])
  const costs = [...(measured?.costs ?? [])]
  return [
    {
      title: 'Suggestions while typing',
      head: ['size', 'CPU ms', 'of PostgreSQL', 'p50 ms', 'p99 ms', 'p99 : p50'],
      rows: costs.map(([size, cost], index) => ({
        cells: [
          size,
          figureText(cost.cpu, 2),
          figureText(cost.postgres, 2),
          figureText(cost.p50, 2),
          figureText(cost.p99, 2),
          figureText(cost.p99 / cost.p50, 1),
        ],
        aims:
          index < costs.length - 1
            ? []
            : [
                atMost(`suggestions at ${size}: CPU`, cost.cpu, AIMS.cpuMs, ' ms'),
                atMost(
                  `suggestions at ${size}: p99 against p50`,
                  cost.p99 / cost.p50,
                  AIMS.spread,
                  ' times',
                  1,
                ),
              ],
      })),
      notes: [
        `PostgreSQL, one request after the other, ${bench.requests} different texts a size after as many to warm up: beginnings, words, whole names, and names with a slip.`,
        `Aims at the largest size: at most ${AIMS.cpuMs} ms of CPU with PostgreSQL's, p99 at most ${AIMS.spread} times p50.`,
      ],
    },
  ]
}
