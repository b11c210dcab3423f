import type { ImportReport } from '#contract/transfer/transfer.ts'
import { CountTiles } from './count-tiles.tsx'
import { ImportReasons } from './import-reasons.tsx'
import { ImportRows } from './import-rows.tsx'
import { MatchValues } from './match-values.tsx'
import { RefusedRowsButton } from './refused-rows-button.tsx'
import type { ImportFile } from './send-import.ts'
import { SimilarRows } from './similar-rows.tsx'
import { counted } from './transfer-words.ts'

interface ImportReportViewProps {
  report: ImportReport
  file: ImportFile
  onCheckAgain: () => void
}

/** What a file would do, or did: the figures, why rows are refused, and what changes. */
export function ImportReportView({ report, file, onCheckAgain }: ImportReportViewProps) {
  const { counts, reasons, notes, rows, similar, values, media } = report
  const saved = rows.filter(({ outcome }) => outcome !== 'refused')
  return (
    <>
      <p role="status" className="transfer__outcome">
        {outcomeOf(report)}
      </p>
      <CountTiles
        tiles={[
          { label: report.isApplied ? 'Created' : 'To create', count: counts.created },
          { label: report.isApplied ? 'Changed' : 'To change', count: counts.changed },
          { label: 'Unchanged', count: counts.unchanged },
          { label: report.isApplied ? 'Left out' : 'Refused', count: counts.refused, tone: 'refused' },
        ]}
      />
      {report.pictures.wanted > 0 && <p className="mut">{picturesIn(report)}</p>}
      <ImportReasons title="Why rows are refused" reasons={reasons}>
        <p className="sm mut">
          The other rows can be applied without them. Download the refused rows, correct them, and import that
          file.
        </p>
        <RefusedRowsButton kind={report.kind} file={file} count={counts.refused} />
      </ImportReasons>
      <ImportReasons title="Left behind" reasons={media} more="The other places are in the file.">
        <p className="sm mut">
          {report.isApplied
            ? 'These pictures, films and sounds did not come along. A picture that could not be fetched keeps its address.'
            : 'These pictures, films and sounds do not come along. The rows can be applied without them.'}
        </p>
      </ImportReasons>
      {report.state === 'checked' && (
        <MatchValues kind={report.kind} values={values} onRemembered={onCheckAgain} />
      )}
      <SimilarRows similar={similar} />
      <ImportReasons title="Read differently than written" reasons={notes} />
      <ImportRows rows={saved} total={counts.created + counts.changed} isApplied={report.isApplied} />
    </>
  )
}

function picturesIn({ isApplied, pictures: { wanted, fetched } }: ImportReport): string {
  const pictures = `${counted(wanted, 'picture')} of other sites`
  if (!isApplied) return `${pictures} will be fetched into the library.`
  return fetched === wanted
    ? `${pictures} ${wanted === 1 ? 'is' : 'are'} in the library now.`
    : `${fetched.toLocaleString('en')} of ${pictures} ${fetched === 1 ? 'is' : 'are'} in the library now.`
}

function outcomeOf({ state, counts, notReached, pictures }: ImportReport): string {
  const done = counts.created + counts.changed
  if (state === 'applying') return 'The import goes on by itself. See “Earlier imports”.'
  const rest = `${counted(notReached, 'row')} ${notReached === 1 ? 'was' : 'were'} not reached.`
  if (state === 'stopped' && done === 0) return `Stopped before any row was applied: ${rest}`
  if (state === 'stopped')
    return `Stopped: ${counted(done, 'row')} ${done === 1 ? 'was' : 'were'} applied and stay, ${rest}`
  if (state === 'applied') return done === 0 ? 'There was nothing to change.' : 'The file was applied.'
  if (done > 0) return 'Nothing is kept yet. This is what the file would do:'
  if (pictures.wanted > 0) return 'Only pictures can be fetched. Nothing else would change.'
  return counts.refused > 0 ? 'No row can be applied.' : 'There is nothing to change.'
}
