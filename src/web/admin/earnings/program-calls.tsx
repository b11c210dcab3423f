import type { PostbackCall, PostbackOutcome, Program } from '#contract/earnings/earnings.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { LoadFailed } from '../list/load-failed.tsx'
import { usePage } from '../list/use-page.ts'
import { RowsSkeleton } from '../table/rows-skeleton.tsx'

const OUTCOMES: Readonly<Record<PostbackOutcome, string>> = {
  stored: 'Stored',
  known: 'Known already',
  refused: 'Refused',
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
          {calls.data.items.map(({ id, at, sent, outcome, message }) => (
            <li key={id}>
              <p>
                <b data-refused={outcome === 'refused' || undefined}>{OUTCOMES[outcome]}</b>
                {message !== null && `: ${message}`}{' '}
                <span className="mut sm">
                  <AdminTime at={at} />
                </span>
              </p>
              <code>{sent === '' ? '(nothing)' : sent}</code>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
