import type { ImportDetails } from '#contract/transfer/imports.schema.ts'
import { CountTiles } from './count-tiles.tsx'

/** What an undo did, with the items that it left alone. */
export function UndoView({ details }: { details: ImportDetails }) {
  const left = details.exceptions.filter(({ result }) => result === 'left')
  return (
    <>
      <p role="status" className="transfer__outcome">
        {details.state === 'undone' ? 'The import was undone.' : 'Undoing goes on by itself.'}
      </p>
      <CountTiles
        tiles={[
          { label: 'Changed back', count: details.restored },
          { label: 'Moved to the trash', count: details.removed },
          { label: 'Left alone', count: details.leftAlone, tone: 'refused' },
        ]}
      />
      {left.length > 0 && (
        <section>
          <h3>Left alone</h3>
          <ul className="transfer__left">
            {left.map(({ row, name, problems }) => (
              <li key={row}>
                <b>{name === '' ? `Row ${row}` : name}</b>
                <span className="mut">{problems.map(({ message }) => message).join('. ')}</span>
              </li>
            ))}
          </ul>
          {details.leftAlone > left.length && <p className="sm mut">These are the first {left.length}.</p>}
        </section>
      )}
    </>
  )
}
