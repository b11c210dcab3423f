import { ChevronDown } from 'lucide'
import type { SimilarRow } from '#contract/transfer/transfer.ts'
import { Fold } from '#ui/fold.tsx'
import { Icon } from '#ui/icon.tsx'
import { counted } from './transfer-words.ts'

/** New rows that may be there already, for a person to decide. */
export function SimilarRows({ similar }: { similar: readonly SimilarRow[] }) {
  if (similar.length === 0) return null
  return (
    <section>
      <h3>Perhaps there already</h3>
      <Fold
        className="transfer__changes"
        summaryClassName="transfer__reason"
        summary={
          <>
            <span className="transfer__reason-text">New, but called nearly like another one</span>
            <span className="transfer__reason-count">{counted(similar.length, 'row')}</span>
            <Icon of={ChevronDown} size={18} />
          </>
        }
      >
        <ol className="transfer__reason-rows">
          {similar.map(({ row, name, other }) => (
            <li key={row}>
              <span className="mut">Row {row}</span>
              <span>
                <b>{name}</b>
                <span className="mut">
                  {other.row === null
                    ? `like ${other.name}, which is there`
                    : `like ${other.name} in row ${other.row}`}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  )
}
