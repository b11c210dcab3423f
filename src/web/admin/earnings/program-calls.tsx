import type { PostbackCall, PostbackOutcome, Program } from '#contract/earnings/earnings.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { LoadFailed } from '../list/load-failed.tsx'
import { usePage } from '../list/use-page.ts'
import { RowsSkeleton } from '../table/rows-skeleton.tsx'

const OUTCOMES: Readonly<Record<PostbackOutcome, string>> = {
  stored: 'Stored',
  known: 'Known already',
  refused: 'Refused',
  removed: 'Removed',
}
const SHOWN = 50

/** The latest calls of a programme, each with what became of it. */
export function ProgramCalls({ program, onClose }: { program: Program; onClose: () => void }) {
  const calls = usePage<PostbackCall>(`/api/admin/programs/${program.id}/calls`, `page=1&pageSize=${SHOWN}`)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
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
        <p className="mut">It has not called yet. Its address stands under "Change", "How it reports".</p>
      ) : (
        <ol className="program-calls">
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
