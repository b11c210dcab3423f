import { Pencil, Plus } from 'lucide'
import { useState } from 'react'
import { REDIRECT_KINDS } from '#contract/redirects/redirect-kinds.ts'
import {
  REDIRECT_LIST,
  REDIRECT_SORTS,
  type Redirect,
  type RedirectImport,
  type RedirectSort,
} from '#contract/redirects/redirects.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast.tsx'
import { paths } from '#contract/shared/paths.ts'
import { counted, grouped } from '#domain/shared/counted.ts'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import { showFailure } from '../failure.ts'
import { AdminTime, SectionTabs } from '../items/list/list-parts.tsx'
import { ListFrame, type ListFilter } from '../items/list/list-frame.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { useList } from '../items/list/use-list.ts'
import { FileButton } from '../media/library-parts.tsx'
import { DownloadButton } from '../download-button.tsx'
import { callAdmin } from '../staff/call-admin.ts'
import { CountTiles } from '../transfer/count-tiles.tsx'
import { useAfterChange } from '../items/table/use-open-form.ts'
import { RedirectDialog, KIND_LABELS } from './redirect-dialog.tsx'

const PATH = '/api/admin/redirects'
const SORT_LABELS: Readonly<Record<RedirectSort, string>> = {
  newest: 'Newest first',
  source: 'By old address',
  hits: 'Most used first',
  used: 'Last used first',
}

export function Redirects() {
  const list = useList<Redirect>(PATH, REDIRECT_LIST.filters)
  const [open, setOpen] = useState<Redirect | 'new'>()
  return (
    <>
      <ListTabs />
      <ListFrame
        title="Redirects"
        one="redirect"
        many="redirects"
        list={list}
        narrowed="Try another search or matching."
        empty="Add one for an address that used to be a page. A changed name of a casino, bonus or game needs none: its former address leads on by itself."
        tools={
          <>
            <FileButtons />
            <Button onClick={() => setOpen('new')}>
              <Icon of={Plus} size={18} />
              Add redirect
            </Button>
          </>
        }
        searched="addresses"
        filters={SHOWN}
        columns={COLUMNS}
        actions={(redirect) => <RedirectActions redirect={redirect} onChange={() => setOpen(redirect)} />}
      />
      {open !== undefined && (
        <RedirectDialog {...(open !== 'new' && { redirect: open })} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

const SHOWN: readonly ListFilter[] = [
  {
    name: 'kind',
    label: 'Matching',
    options: [
      { value: 'all', label: 'All kinds' },
      ...REDIRECT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    ],
  },
  {
    name: 'sort',
    label: 'Order',
    options: REDIRECT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] })),
  },
]

const COLUMNS: readonly DataColumn<Redirect>[] = [
  { label: 'Old address', className: 'redirect-address', cell: ({ source }) => <b>{source}</b> },
  { label: 'New address', narrow: 'Leads to', className: 'redirect-address', cell: ({ target }) => target },
  { label: 'Matching', cell: ({ kind }) => KIND_LABELS[kind] },
  { label: 'Visits', className: 'num', cell: ({ hits }) => grouped(hits) },
  {
    label: 'Last used',
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? <span className="mut">Not yet</span> : <AdminTime at={lastUsedAt} />,
  },
]

function RedirectActions({
  redirect: { id, source },
  onChange,
}: {
  redirect: Redirect
  onChange: () => void
}) {
  return (
    <>
      <IconButton icon={Pencil} iconSize={18} label={`Change ${source}`} onClick={onChange} />
      <DeleteForGoodButton
        path={`${PATH}/${id}`}
        name={source}
        title="Delete this redirect?"
        failure="The redirect could not be deleted"
      >
        Visitors of {source} will be shown that there is no page. Its count of visits goes with it. This
        cannot be undone.
      </DeleteForGoodButton>
    </>
  )
}

interface Checked {
  file: File
  report: RedirectImport
}

/** Exports all redirects, and imports a file, which is checked first. */
function FileButtons() {
  const [checked, setChecked] = useState<Checked>()
  const [isBusy, setBusy] = useState(false)
  const check = async ([file]: readonly File[]) => {
    if (file === undefined) return
    setBusy(true)
    try {
      setChecked({ file, report: await callAdmin<RedirectImport>('/api/admin/redirects/import', { file }) })
    } catch (error) {
      showFailure(error, 'The file could not be read')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <DownloadButton
        path="/api/admin/redirects/export"
        name="redirects.csv"
        failure="The redirects could not be exported"
      >
        Export CSV
      </DownloadButton>
      <FileButton
        variant="outline"
        label="File with redirects"
        accept=".csv,.tsv,.txt,.xml,text/csv,text/xml"
        disabled={isBusy}
        onFiles={(files) => void check(files)}
      >
        Import
      </FileButton>
      {checked !== undefined && <ImportDialog {...checked} onClose={() => setChecked(undefined)} />}
    </>
  )
}

interface ImportDialogProps {
  file: File
  report: RedirectImport
  onClose: () => void
}

/** The effect of a file, with a button to apply it. */
function ImportDialog({ file, report, onClose }: ImportDialogProps) {
  const { rows, created, changed, unchanged, refused, problems, unreadColumns } = report
  const [isBusy, setBusy] = useState(false)
  const afterChange = useAfterChange()
  const count = created + changed
  const apply = async () => {
    setBusy(true)
    try {
      await callAdmin<RedirectImport>('/api/admin/redirects/import?apply=true', { file })
      showToast({ title: `${counted(count, 'redirect')} imported` })
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
      onClose={() => {
        if (!isBusy) onClose()
      }}
      title="Import redirects"
      description={`${file.name}, ${counted(rows, 'row')}. Nothing is saved yet.`}
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
      <CountTiles
        tiles={[
          { label: 'New', count: created },
          { label: 'Changed', count: changed },
          { label: 'As they are', count: unchanged },
          { label: 'Refused', count: refused, tone: 'refused' },
        ]}
      />
      {unreadColumns.length > 0 && <p className="mut sm mt-3">Not read: {unreadColumns.join(', ')}</p>}
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

export function ListTabs() {
  return <SectionTabs label="Redirects and missing addresses" tabs={TABS} />
}

const TABS = [
  { to: paths.admin('redirects'), label: 'Redirects' },
  { to: paths.admin('redirects/missing'), label: 'Missing addresses' },
]
