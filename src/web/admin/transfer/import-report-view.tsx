import { useState } from 'react'
import { TRANSFER } from '#contract/limits.ts'
import { IMPORT_OUTCOMES } from '#contract/transfer.ts'
import type { ImportOutcome, ImportReport } from '#contract/transfer.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { ImportRows } from './import-rows.tsx'
import { OUTCOME_WORDS } from './transfer-words.ts'

const AT_A_TIME = 50

/** What a file would do, or did: the counts, and the rows that are not as they were. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { counts, isApplied } = report
  const told = IMPORT_OUTCOMES.filter((outcome) => outcome !== 'unchanged' && counts[outcome] > 0)
  const [chosen, setChosen] = useState<string>(counts.refused > 0 ? 'refused' : 'all')
  const [shown, setShown] = useState(AT_A_TIME)
  const rows = report.rows.filter(({ outcome }) => chosen === 'all' || outcome === chosen)
  const cut = told.filter(
    (outcome) => counts[outcome] > TRANSFER.shown && (chosen === 'all' || outcome === chosen),
  )
  return (
    <>
      <p role="status" className="transfer__outcome">
        {isApplied ? 'The file was applied.' : 'Nothing is kept yet. This is what the file would do:'}
      </p>
      <dl className="transfer__tiles">
        {IMPORT_OUTCOMES.map((outcome) => (
          <div key={outcome} className="card" data-outcome={counts[outcome] > 0 ? outcome : undefined}>
            <dt>{OUTCOME_WORDS[outcome]}</dt>
            <dd>{counts[outcome].toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {told.length > 1 && (
        <Segmented
          name="outcome"
          label="Rows"
          value={chosen}
          onChange={(value) => {
            setChosen(value)
            setShown(AT_A_TIME)
          }}
          segments={['all', ...told].map((value) => ({
            value,
            label: value === 'all' ? 'All' : OUTCOME_WORDS[value as ImportOutcome],
          }))}
        />
      )}
      {rows.length > 0 && <ImportRows rows={rows.slice(0, shown)} />}
      {rows.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + AT_A_TIME)}>
          Show more rows
        </Button>
      )}
      {rows.length <= shown &&
        cut.map((outcome) => (
          <p key={outcome} className="sm mut">
            These are the first {TRANSFER.shown} of {counts[outcome].toLocaleString('en')}{' '}
            {OUTCOME_WORDS[outcome].toLowerCase()} rows.
          </p>
        ))}
    </>
  )
}
