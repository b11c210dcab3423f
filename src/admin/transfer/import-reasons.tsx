import { ChevronDown } from 'lucide'
import { useState, type ReactNode } from 'react'
import { labelOf } from '#contract/items/field-labels.ts'
import type { ImportReason } from '#contract/transfer/transfer.ts'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Icon } from '#ui/icon.tsx'
import { counted } from '#domain/shared/counted.ts'

const AT_A_TIME = 20

interface ImportReasonsProps {
  title: string
  reasons: readonly ImportReason[]
  /** Where to find the rows that a reason does not list. */
  more?: string
  /** Actions for these rows. */
  children?: ReactNode
}

/** One line per reason, with its rows folded. */
export function ImportReasons({
  title,
  reasons,
  more = 'The download has all of them.',
  children,
}: ImportReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      {children}
      <ul className="transfer__reasons">
        {reasons.map((reason) => (
          <li key={`${reason.path} ${reason.message}`}>
            <Reason reason={reason} more={more} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reason({ reason: { path, message, count, rows }, more }: { reason: ImportReason; more: string }) {
  const [shown, setShown] = useState(AT_A_TIME)
  // Most messages begin with the field's name.
  const isNamed = path === 'row' || message.startsWith(labelOf(path))
  return (
    <Fold
      summaryClassName="transfer__reason"
      summary={
        <>
          <span className="flex-1 min-w-0">
            {!isNamed && <b>{labelOf(path)}</b>} {message}
          </span>
          <span className="flex-none text-muted-foreground">{counted(count, 'row')}</span>
          <Icon of={ChevronDown} size={18} />
        </>
      }
    >
      <ol className="transfer__reason-rows grid gap-1.5 m-0 pt-0 pb-3 px-4 list-none text-sm">
        {rows.slice(0, shown).map((row) => (
          <li key={row.row}>
            <span className="mut">Row {row.row}</span>
            <span>
              <b>{row.name === '' ? 'No name' : row.name}</b>
              {row.given !== undefined && <q>{row.given}</q>}
              {row.message !== undefined && <span className="mut">{row.message}</span>}
            </span>
          </li>
        ))}
      </ol>
      {rows.length > shown && (
        <Button variant="ghost" size="sm" onClick={() => setShown(shown + AT_A_TIME)}>
          Show more rows
        </Button>
      )}
      {rows.length <= shown && count > rows.length && (
        <p className="sm mut">
          These are the first {counted(rows.length, 'row')}. {more}
        </p>
      )}
    </Fold>
  )
}
