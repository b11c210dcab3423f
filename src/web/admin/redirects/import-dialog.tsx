import { useState } from 'react'
import type { RedirectImport } from '#contract/redirects/redirects.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import { showFailure } from '../failure.ts'
import { grouped } from '../overview/grouped.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'

interface ImportDialogProps {
  file: File
  /** What the file would do. */
  report: RedirectImport
  onClose: () => void
}

/** What a file would do, and the button that does it. */
export function ImportDialog({ file, report, onClose }: ImportDialogProps) {
  const { rows, created, changed, unchanged, refused, problems } = report
  const [isBusy, setBusy] = useState(false)
  const afterChange = useAfterChange()
  const count = created + changed
  const apply = async () => {
    setBusy(true)
    try {
      await callAdmin<RedirectImport>('/api/admin/redirects/import?apply=true', { file })
      showToast({ title: `${grouped(count)} ${count === 1 ? 'redirect' : 'redirects'} imported` })
      onClose()
    } catch (error) {
      showFailure(error, 'The import was interrupted. Import the same file again to finish it.')
    } finally {
      setBusy(false)
      afterChange()
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose()
      }}
      title="Import redirects"
      description={`${file.name}, ${grouped(rows)} ${rows === 1 ? 'row' : 'rows'}. Nothing is saved yet.`}
      focusSelf
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={count === 0} loading={isBusy} onClick={() => void apply()}>
            {count === 0 ? 'Nothing to import' : `Import ${grouped(count)}`}
          </Button>
        </>
      }
    >
      <dl className="redirect-counts">
        <Count label="New" of={created} />
        <Count label="Changed" of={changed} />
        <Count label="As they are" of={unchanged} />
        <Count label="Refused" of={refused} />
      </dl>
      {problems.length > 0 && (
        <section aria-label="Refused rows">
          <h3>{problems.length < refused ? `The first ${problems.length} refused rows` : 'Refused rows'}</h3>
          <ul className="redirect-problems">
            {problems.map(({ row, source, message }) => (
              <li key={row}>
                <b>Row {row}</b> {source !== '' && <span className="mut">{source}</span>}
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

function Count({ label, of }: { label: string; of: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{grouped(of)}</dd>
    </div>
  )
}
