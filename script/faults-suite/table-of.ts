import type { Table } from '../benchmark/report/table.ts'
import type { Figure } from './figure.ts'
import type { Engine } from './ground/engine.ts'

export interface FaultFigures {
  fault: string
  engine: Engine
  figures: readonly Figure[]
}

/** One line a figure, with what was wanted. */
export function tableOf(faults: readonly FaultFigures[]): Table {
  return {
    title: 'Faults',
    head: ['fault', 'engine', 'what', 'figure', 'wanted'],
    rows: faults.flatMap(({ fault, engine, figures }) =>
      figures.map((figure) => ({
        cells: [fault, engine, figure.what, figure.value, 'aim' in figure ? figure.aim : ''],
        aims: 'aim' in figure ? [{ ...figure, what: `${fault}, ${engine}: ${figure.what}` }] : [],
      })),
    ),
    notes: [],
  }
}
