import { History, Pencil, Plus } from 'lucide'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { PostbackCall, PostbackOutcome, Program } from '#contract/earnings/earnings.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import { AdminTime, LoadFailed } from '../items/list/list-parts.tsx'
import { ListFrame } from '../items/list/list-frame.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { useList, usePage } from '../items/list/use-list.ts'
import { RowsSkeleton } from '../items/table/row-parts.tsx'
import { EarningsTabs, Report } from './report.tsx'
import { DEAL_LABELS } from './earnings-words.ts'
import { NewSecret } from './postback-address.tsx'
import { ProgramDialog } from './program-dialog.tsx'
import './earnings.css'

const SHOWN = 50

const PATH = '/api/admin/programs'

export default function EarningsScreen() {
  return useParams()['list'] === 'programmes' ? <Programs /> : <Report />
}

function Programs() {
  const list = useList<Program>(PATH)
  const [open, setOpen] = useState<Program | 'new'>()
  const [made, setMade] = useState<Program>()
  const [calls, setCalls] = useState<Program>()
  return (
    <>
      <EarningsTabs />
      <ListFrame
        title="Programmes"
        one="programme"
        many="programmes"
        list={list}
        empty="Add one for each operator that pays for visitors. It gets an address of its own to report registrations, deposits and revenue to."
        tools={
          <Button onClick={() => setOpen('new')}>
            <Icon of={Plus} size={18} />
            Add programme
          </Button>
        }
        columns={columnsFor(setOpen)}
        actions={(program) => (
          <ProgramActions
            program={program}
            onChange={() => setOpen(program)}
            onCalls={() => setCalls(program)}
          />
        )}
        onOpen={setOpen}
      />
      {open !== undefined && (
        <ProgramDialog
          {...(open !== 'new' && { program: open })}
          onSaved={(saved) => {
            if (saved.postbackSecret !== null) setMade(saved)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {made !== undefined && <NewSecret program={made} onClose={() => setMade(undefined)} />}
      {calls !== undefined && <ProgramCalls program={calls} onClose={() => setCalls(undefined)} />}
    </>
  )
}

function columnsFor(open: (program: Program) => void): readonly DataColumn<Program>[] {
  return [
    {
      label: 'Name',
      className: 'earnings__key',
      cell: (program) => (
        <>
          <button type="button" className="table__open" onClick={() => open(program)}>
            {program.name}
          </button>
          {program.network !== null && <span className="mut sm block">{program.network}</span>}
        </>
      ),
    },
    {
      label: 'Casinos',
      className: 'earnings__key',
      cell: ({ casinos }) =>
        casinos.length === 0 ? (
          <span className="mut">None yet</span>
        ) : (
          casinos.map((casino) => casino.name).join(', ')
        ),
    },
    {
      label: 'Deal',
      cell: ({ deal }) => (deal === null ? <span className="mut">Not stated</span> : DEAL_LABELS[deal]),
    },
    {
      label: 'Last call',
      cell: ({ lastCallAt }) =>
        lastCallAt === null ? <span className="mut">None in 90 days</span> : <AdminTime at={lastCallAt} />,
    },
  ]
}

interface ProgramActionsProps {
  program: Program
  onChange: () => void
  onCalls: () => void
}

function ProgramActions({ program: { id, name }, onChange, onCalls }: ProgramActionsProps) {
  return (
    <>
      <IconButton icon={History} iconSize={18} label={`Calls of ${name}`} onClick={onCalls} />
      <IconButton icon={Pencil} iconSize={18} label={`Change ${name}`} onClick={onChange} />
      <DeleteForGoodButton
        path={`${PATH}/${id}`}
        name={name}
        title="Delete this programme?"
        failure="The programme could not be deleted"
      >
        Its address to report to stops working, and its calls go with it. A programme that has reported
        earnings cannot be deleted. This cannot be undone.
      </DeleteForGoodButton>
    </>
  )
}

const OUTCOMES: Readonly<Record<PostbackOutcome, string>> = {
  stored: 'Stored',
  known: 'Known already',
  refused: 'Refused',
  removed: 'Removed',
}

/** The latest calls of a programme with their outcomes. */
function ProgramCalls({ program, onClose }: { program: Program; onClose: () => void }) {
  const calls = usePage<PostbackCall>(`/api/admin/programs/${program.id}/calls`, `page=1&pageSize=${SHOWN}`)
  return (
    <Dialog
      onClose={onClose}
      title={`Calls of ${program.name}`}
      description={`The latest ${SHOWN} of 90 days.`}
      className="dialog--form"
      focusSelf
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {calls.isError ? (
        <LoadFailed what="calls" query={calls} />
      ) : calls.data === undefined ? (
        <RowsSkeleton columns={2} />
      ) : calls.data.items.length === 0 ? (
        <p className="mut">It has not called yet. Its address is under "Change", "How it reports".</p>
      ) : (
        <ol className="program-calls grid gap-3.5 m-0 p-0 list-none">
          {calls.data.items.map(({ id, at, sent, outcome, message, holdsEvent }) => (
            <li key={id}>
              <p>
                <span>
                  <b data-refused={outcome === 'refused' || undefined}>{OUTCOMES[outcome]}</b>
                  {message !== null && `: ${message}`}{' '}
                  <span className="mut sm">
                    <AdminTime at={at} />
                  </span>
                </span>
                {holdsEvent && (
                  <DeleteForGoodButton
                    path={`/api/admin/postback-calls/${id}/event`}
                    name="this event"
                    title="Remove this event?"
                    failure="The event could not be removed"
                  >
                    For tests: what this call has stored leaves the reports, with every other event of the
                    same id. The call stays listed. This cannot be undone.
                  </DeleteForGoodButton>
                )}
              </p>
              <code>{sent === '' ? '(nothing)' : sent}</code>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
