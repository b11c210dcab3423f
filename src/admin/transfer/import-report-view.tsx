import { ChevronDown, CirclePlus, Pencil } from 'lucide'
import { useState } from 'react'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { ImportedRow, ImportReport, SimilarRow } from '#contract/transfer/transfer.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Icon } from '#ui/icon.tsx'
import { counted, grouped } from '#domain/shared/counted.ts'
import { ChangeList } from '../items/history/change-list.tsx'
import { DownloadButton } from '../download-button.tsx'
import { CountTiles } from './count-tiles.tsx'
import { readingParameters, type ImportReading } from './import-reading.ts'
import { ImportReasons } from './import-reasons.tsx'
import { MatchValues } from './match-values.tsx'
import type { ImportFile } from './send-import.ts'
import { OUTCOME_WORDS } from './transfer-words.ts'

const AT_A_TIME = 50

interface ImportReportViewProps {
  report: ImportReport
  file: ImportFile
  /** With other options where given. */
  onCheckAgain: (reading?: ImportReading) => void
}

/** The effect of a file: figures, reasons of refusals, and changes. */
export function ImportReportView({ report, file, onCheckAgain }: ImportReportViewProps) {
  const { counts, reasons, notes, rows, similar, values, otherTypes, media } = report
  const saved = rows.filter(({ outcome }) => outcome !== 'refused')
  return (
    <>
      <p role="status" className="text-h3 font-semibold">
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
            ? 'These pictures, videos and sounds did not come along. A picture that could not be fetched keeps its address.'
            : 'These pictures, videos and sounds do not come along. The rows can be applied without them.'}
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

/** Other content of a WordPress export besides articles, pages and pictures. */
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
    : `${grouped(fetched)} of ${pictures} ${fetched === 1 ? 'is' : 'are'} in the library now.`
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

/** Downloads the refused rows in the file's format with their reasons, for correction. */
function RefusedRowsButton({ kind, file, count }: { kind: WrittenKind; file: ImportFile; count: number }) {
  const asked = new URLSearchParams({ format: file.format, ...readingParameters(file.reading) })
  return (
    <DownloadButton
      size="sm"
      path={`/api/admin/${KINDS[kind].path}/import/refused?${asked.toString()}`}
      name={`refused-rows.${file.format === 'wxr' ? 'json' : file.format}`}
      file={file.content}
    >
      Download {counted(count, 'refused row')}
    </DownloadButton>
  )
}

/** New rows that may exist already, for a person to decide. */
function SimilarRows({ similar }: { similar: readonly SimilarRow[] }) {
  if (similar.length === 0) return null
  return (
    <section>
      <h3>Perhaps there already</h3>
      <Fold
        className="transfer__changes mt-2 border border-border rounded-lg"
        summaryClassName="transfer__reason"
        summary={
          <>
            <span className="flex-1 min-w-0">New, but called nearly like another one</span>
            <span className="flex-none text-muted-foreground">{counted(similar.length, 'row')}</span>
            <Icon of={ChevronDown} size={18} />
          </>
        }
      >
        <ol className="transfer__reason-rows grid gap-1.5 m-0 pt-0 pb-3 px-4 list-none text-sm">
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

interface ImportRowsProps {
  rows: readonly ImportedRow[]
  total: number
  isApplied: boolean
}

/** Created or changed rows with their changes. A few are open initially. */
function ImportRows({ rows, total, isApplied }: ImportRowsProps) {
  const [shown, setShown] = useState(AT_A_TIME)
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{isApplied ? 'What changed' : 'What would change'}</h3>
      <Fold
        className="transfer__changes mt-2 border border-border rounded-lg"
        open={total <= 10}
        summaryClassName="transfer__reason"
        summary={
          <>
            <span className="flex-1 min-w-0">Rows with their changes</span>
            <span className="flex-none text-muted-foreground">{counted(total, 'row')}</span>
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
