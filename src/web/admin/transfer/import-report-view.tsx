import type { ImportReport } from '#contract/transfer/transfer.ts'
import { Button } from '#ui/button.tsx'
import { CountTiles } from './count-tiles.tsx'
import type { ImportReading } from './import-reading.ts'
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
  /** With another reading where one is given. */
  onCheckAgain: (reading?: ImportReading) => void
}

/** What a file would do, or did: the figures, why rows are refused, and what changes. */
export function ImportReportView({ report, file, onCheckAgain }: ImportReportViewProps) {
  const { counts, reasons, notes, rows, similar, values, otherTypes, media } = report
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
        <MatchValues kind={report.kind} values={values} onRemembered={() => onCheckAgain()} />
      )}
      {report.state === 'checked' && (
        <OtherTypes types={otherTypes} reading={file.reading} onChange={onCheckAgain} />
      )}
      <SimilarRows similar={similar} />
      <ImportReasons title="Read differently than written" reasons={notes} />
      <ImportRows rows={saved} total={counts.created + counts.changed} isApplied={report.isApplied} />
    </>
  )
}

interface OtherTypesProps {
  types: ImportReport['otherTypes']
  reading: ImportReading
  onChange: (reading: ImportReading) => void
}

/** What an export of WordPress holds besides articles, pages and pictures. */
function OtherTypes({ types, reading, onChange }: OtherTypesProps) {
  if (types.length === 0) return null
  return (
    <section>
      <h3>Other content in the file</h3>
      <p className="sm mut">It is not read. Casinos, bonuses and games have imports of their own.</p>
      <ul className="transfer__columns">
        {types.map(({ type, count, titles }) => (
          <li key={type}>
            <span>
              <b>{type}</b>{' '}
              <span className="sm mut">
                {counted(count, 'item')}, such as {titles.map((title) => `“${title}”`).join(', ')}
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              onClick={() => onChange({ ...reading, types: [...reading.types, type] })}
            >
              Read as articles
            </Button>
          </li>
        ))}
      </ul>
    </section>
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
