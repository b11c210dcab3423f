import { ChevronDown, CirclePlus, Pencil } from 'lucide'
import { useState } from 'react'
import type { ImportedRow } from '#contract/transfer/transfer.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Icon } from '#ui/icon.tsx'
import { ChangeList } from '../history/change-list.tsx'
import { counted, OUTCOME_WORDS } from './transfer-words.ts'

const AT_A_TIME = 50

interface ImportRowsProps {
  /** The first of them. */
  rows: readonly ImportedRow[]
  total: number
  isApplied: boolean
}

/** Rows that are created or changed, each with what it changes. Few are open from the start. */
export function ImportRows({ rows, total, isApplied }: ImportRowsProps) {
  const [shown, setShown] = useState(AT_A_TIME)
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{isApplied ? 'What changed' : 'What would change'}</h3>
      <Fold
        className="transfer__changes"
        open={total <= 10}
        summaryClassName="transfer__reason"
        summary={
          <>
            <span className="transfer__reason-text">Rows with their changes</span>
            <span className="transfer__reason-count">{counted(total, 'row')}</span>
            <Icon of={ChevronDown} size={18} />
          </>
        }
      >
        <div className="table-wrap">
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
              {rows.slice(0, shown).map((row) => (
                <tr key={row.row}>
                  <td>{row.row}</td>
                  <td>
                    <Badge tone={row.outcome === 'created' ? 'ok' : 'brand'}>
                      <Icon of={row.outcome === 'created' ? CirclePlus : Pencil} size={14} />
                      {OUTCOME_WORDS[row.outcome]}
                    </Badge>
                  </td>
                  <td>
                    <b>{row.name === '' ? 'No name' : row.name}</b>
                    <ChangeList changes={row.changes} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {rows.length > shown && (
          <Button variant="ghost" size="sm" onClick={() => setShown(shown + AT_A_TIME)}>
            Show more rows
          </Button>
        )}
        {rows.length <= shown && total > rows.length && (
          <p className="sm mut">These are the first {counted(rows.length, 'row')}.</p>
        )}
      </Fold>
    </section>
  )
}
