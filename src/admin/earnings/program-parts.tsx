/** The parts of the list of affiliate programmes: columns, actions, and the calls of a programme. */
import { History, Pencil } from 'lucide'
import type { PostbackCall, PostbackOutcome, Program } from '#contract/earnings/earnings.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { AdminTime, LoadFailed } from '../items/list/list-parts.tsx'
import { usePage } from '../items/list/use-list.ts'
import { RowsSkeleton } from '../items/table/row-parts.tsx'
import { DEAL_LABELS } from './earnings-words.ts'

export const PROGRAMS_PATH = '/api/admin/programs'

const SHOWN = 50

export function programColumns(open: (program: Program) => void): readonly DataColumn<Program>[] {
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

export function ProgramActions({ program: { id, name }, onChange, onCalls }: ProgramActionsProps) {
  return (
    <>
      <IconButton icon={History} iconSize={18} label={`Calls of ${name}`} onClick={onCalls} />
      <IconButton icon={Pencil} iconSize={18} label={`Change ${name}`} onClick={onChange} />
      <DeleteForGoodButton
        path={`${PROGRAMS_PATH}/${id}`}
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
export function ProgramCalls({ program, onClose }: { program: Program; onClose: () => void }) {
  const calls = usePage<PostbackCall>(`${PROGRAMS_PATH}/${program.id}/calls`, `page=1&pageSize=${SHOWN}`)
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
