import { useState, type ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { MAKER_WORDS } from '#contract/changes/fact-changes.ts'
import type { FactChange } from '#contract/changes/fact-changes.schema.ts'
import { PART_NAMES } from '#contract/changes/fact-checks.ts'
import type { FactToCheck } from '#contract/changes/fact-checks.schema.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import type { ListedFinding } from '#contract/lint/findings.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { ListFrame } from '../items/list/list-frame.tsx'
import { AdminTime, SectionTabs } from '../items/list/list-parts.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { useList } from '../items/list/use-list.ts'
import { grouped } from '../overview/panel.tsx'
import { useMay } from '../staff/staff-context.ts'
import { useAction } from '../use-action.ts'

const TABS = [
  { to: paths.admin('facts'), label: 'To check' },
  { to: paths.admin('facts/findings'), label: 'Findings' },
  { to: paths.admin('facts/history'), label: 'Public history' },
]

/** Fact checks that are due, lint findings, and the public change history. */
export default function FactsScreen() {
  const { list } = useParams()
  return (
    <>
      <SectionTabs label="Facts" tabs={TABS} />
      {list === 'findings' ? <Findings /> : list === 'history' ? <History /> : <ToCheck />}
    </>
  )
}

/** Facts with an old check, those with most visitors first: open the source, then "Still true" or Change. */
function ToCheck() {
  const list = useList<FactToCheck>('/api/admin/facts-to-check')
  const act = useAction()
  return (
    <ListFrame
      title="Facts to check"
      one="fact"
      many="facts"
      list={list}
      empty="Every fact was compared with its source within half a year."
      keyOf={({ kind, itemId, part }) => `${kind} ${itemId} ${part}`}
      columns={TO_CHECK}
      actions={({ kind, itemId, name, part, says, source, websiteUrl }) => (
        <span className="row">
          {websiteUrl !== null && (
            <a className="link" href={websiteUrl} target="_blank" rel="noopener noreferrer nofollow">
              Source
              <span className="sr">
                of {PART_NAMES[part]}, {name}
              </span>
            </a>
          )}
          <Link className="link" to={itemFormPath(kind, itemId)}>
            Change
            <span className="sr">
              {PART_NAMES[part]}, {name}
            </span>
          </Link>
          <Button
            size="sm"
            variant="outline"
            onClick={() =>
              void act('/api/admin/facts-to-check/checked', {
                payload: { kind, itemId, part, source, says },
                failed: 'It could not be kept',
              })
            }
          >
            Still true
            <span className="sr">
              : {PART_NAMES[part]}, {name}
            </span>
          </Button>
        </span>
      )}
    />
  )
}

const TO_CHECK: readonly DataColumn<FactToCheck>[] = [
  {
    label: 'What',
    cell: ({ part, name }) => (
      <>
        <b>{PART_NAMES[part]}</b> <span className="mut">{name}</span>
      </>
    ),
  },
  {
    label: 'It says',
    cell: ({ says }) => (
      <span className="table__wrap">{says === '' ? <span className="mut">Not stated</span> : says}</span>
    ),
  },
  {
    label: 'Last checked',
    cell: ({ checkedOn, source }) => (
      <>
        {formatDate(checkedOn) ?? <span className="mut">Never</span>}
        {source !== null && <span className="mut"> {source}</span>}
      </>
    ),
  },
  { label: 'Visitors', className: 'num', cell: ({ views }) => grouped(views) },
]

/** Lint findings, each with its rule and source. */
function Findings() {
  const list = useList<ListedFinding>('/api/admin/findings')
  const act = useAction()
  const [open, setOpen] = useState<ListedFinding>()
  return (
    <>
      <ListFrame
        title="Findings"
        one="finding"
        many="findings"
        list={list}
        empty="No offer or casino breaks a rule."
        keyOf={({ kind, itemId, code, field }) => `${kind} ${itemId} ${code} ${field}`}
        columns={FINDINGS}
        actions={(finding) =>
          !finding.isBlocking && (
            <Button size="sm" variant="outline" onClick={() => setOpen(finding)}>
              Not a fault<span className="sr">: {finding.name}</span>
            </Button>
          )
        }
      />
      {open !== undefined && (
        <ReasonDialog
          title="Not a fault, because …"
          confirm="End the finding"
          onClose={() => setOpen(undefined)}
          onReason={(reason) => {
            const { kind, itemId, code, field } = open
            return act('/api/admin/findings/excuse', {
              payload: { kind, itemId, code, field, reason },
              failed: 'It could not be ended',
            })
          }}
        >
          {open.words} It comes back when the item is saved again.
        </ReasonDialog>
      )}
    </>
  )
}

const FINDINGS: readonly DataColumn<ListedFinding>[] = [
  {
    label: 'Where',
    cell: ({ kind, itemId, name, field }) => (
      <span className="table__wrap">
        <Link className="link" to={itemFormPath(kind, itemId)}>
          {name}
        </Link>{' '}
        <span className="mut">{labelOf(field)}</span>
      </span>
    ),
  },
  {
    label: 'What',
    cell: ({ isBlocking, words, source }) => (
      <span className="table__wrap">
        {isBlocking && <Badge tone="chip">Blocks saving</Badge>} {words}{' '}
        <span className="xs mut">{source}</span>
      </span>
    ),
  },
  { label: 'It says', cell: ({ excerpt }) => <span className="table__wrap">{excerpt}</span> },
  { label: 'Found', cell: ({ foundAt }) => <AdminTime at={foundAt} /> },
]

/** The public history, with a button to remove an entry's text. */
function History() {
  const list = useList<FactChange>('/api/admin/changes')
  const mayRemove = useMay()('history.remove')
  const act = useAction()
  const [open, setOpen] = useState<FactChange>()
  return (
    <>
      <ListFrame
        title="Public history"
        one="entry"
        many="entries"
        list={list}
        empty="A save that changes a public fact writes an entry."
        tools={
          <a className="link" href={paths.changes()} target="_blank" rel="noopener">
            View on site
          </a>
        }
        columns={HISTORY}
        actions={(entry) =>
          mayRemove &&
          !entry.isRemoved && (
            <Button size="sm" variant="outline" onClick={() => setOpen(entry)}>
              Remove<span className="sr"> {entry.text}</span>
            </Button>
          )
        }
      />
      {open !== undefined && (
        <ReasonDialog
          title="Remove what this entry says?"
          confirm="Remove"
          onClose={() => setOpen(undefined)}
          onReason={(reason) =>
            act(`/api/admin/changes/${open.id}/remove`, {
              payload: { reason },
              failed: 'It could not be removed',
            })
          }
        >
          Visitors read its day and your reason in its place. It cannot be undone.
        </ReasonDialog>
      )}
    </>
  )
}

const HISTORY: readonly DataColumn<FactChange>[] = [
  { label: 'When', cell: ({ at }) => <AdminTime at={at} /> },
  { label: 'Of what', cell: ({ name }) => name },
  { label: 'What changed', cell: ({ text }) => <span className="table__wrap">{text}</span> },
  {
    label: 'Who',
    className: 'whitespace-normal min-w-32',
    cell: ({ by, source }) => (
      <>
        {by === null ? <span className="mut">Not stated</span> : MAKER_WORDS[by]}
        {source !== null && <span className="mut"> {source}</span>}
      </>
    ),
  },
]

interface ReasonDialogProps {
  title: string
  /** The consequences. */
  children: ReactNode
  confirm: string
  onReason: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for a reason of at least three characters. */
function ReasonDialog({ title, children, confirm, onReason, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      isReady={reason.trim().length >= 3}
      fields={
        <label>
          <span className="label">Reason</span>
          <textarea
            className="input"
            rows={3}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      }
      onConfirm={() => onReason(reason)}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
