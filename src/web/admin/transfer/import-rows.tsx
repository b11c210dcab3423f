import { CircleCheck, CirclePlus, CircleX, Pencil } from 'lucide'
import type { ImportedRow } from '#contract/transfer.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { ChangeList } from '../history/change-list.tsx'
import { OUTCOME_WORDS } from './transfer-words.ts'

/** Rows of a file with what they change, or why they are refused. */
export function ImportRows({ rows }: { rows: readonly ImportedRow[] }) {
  return (
    <div className="card card--flat table-wrap">
      <table className="table transfer__rows">
        <caption className="sr">Rows of the file</caption>
        <thead>
          <tr>
            <th>Row</th>
            <th>Result</th>
            <th>What</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td>{row.row}</td>
              <td>
                <Badge tone={TONES[row.outcome]}>
                  <Icon of={ICONS[row.outcome]} size={14} />
                  {OUTCOME_WORDS[row.outcome]}
                </Badge>
              </td>
              <td>
                <b>{row.name === '' ? 'No name' : row.name}</b>
                <Details row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Details({ row: { changes, problems } }: { row: ImportedRow }) {
  return (
    <>
      {problems.length > 0 && (
        <ul className="transfer__problems">
          {problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path !== 'row' && <code>{path}</code>} {message}
            </li>
          ))}
        </ul>
      )}
      <ChangeList changes={changes} />
    </>
  )
}

const TONES = { created: 'ok', changed: 'brand', unchanged: 'plain', refused: 'off' } as const
const ICONS = { created: CirclePlus, changed: Pencil, unchanged: CircleCheck, refused: CircleX } as const
