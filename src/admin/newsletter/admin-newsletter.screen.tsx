import { Download } from 'lucide'
import { useState } from 'react'
import {
  SUBSCRIBER_LIST,
  SUBSCRIBER_STATES,
  type Subscriber,
  type SubscriberState,
} from '#contract/newsletter/subscribers.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import { showFailure } from '../failure.ts'
import { AdminTime } from '../items/list/list-parts.tsx'
import { ListFrame, type ListFilter } from '../items/list/list-frame.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { listCall } from '../items/list/list-query.ts'
import { useList } from '../items/list/use-list.ts'
import { saveFile } from '../save-file.ts'
import { useMay } from '../staff/staff-context.ts'
import { StatusBadge } from '../status-badge.tsx'

const PATH = '/api/admin/subscribers'

/** The newsletter's subscribers, with export. */
export default function AdminNewsletterScreen() {
  const list = useList<Subscriber>(PATH, SUBSCRIBER_LIST.filters)
  const may = useMay()
  return (
    <ListFrame
      title="Newsletter"
      one="address"
      many="addresses"
      list={list}
      narrowed="Try another search or state."
      empty="No one has subscribed yet."
      tools={<ExportButton path={`${PATH}/export?${listCall(list.query)}`} />}
      filters={SHOWN}
      columns={COLUMNS}
      actions={
        may('newsletter.forget') ? (subscriber) => <ForgetButton subscriber={subscriber} /> : undefined
      }
    />
  )
}

const STATES: Readonly<Record<SubscriberState, { label: string; badge: 'on' | 'off' | 'waiting' }>> = {
  waiting: { label: 'Waiting', badge: 'waiting' },
  confirmed: { label: 'Confirmed', badge: 'on' },
  unsubscribed: { label: 'Unsubscribed', badge: 'off' },
}

const SHOWN: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'State',
    inRow: true,
    options: [
      { value: 'all', label: 'All' },
      ...SUBSCRIBER_STATES.map((state) => ({ value: state, label: STATES[state].label })),
    ],
  },
]

const COLUMNS: readonly DataColumn<Subscriber>[] = [
  { label: 'Email', cell: ({ email }) => <b>{email}</b> },
  {
    label: 'State',
    narrow: '',
    cell: ({ state }) => <StatusBadge state={STATES[state].badge}>{STATES[state].label}</StatusBadge>,
  },
  { label: 'Signed up', cell: ({ createdAt }) => <AdminTime at={createdAt} /> },
  { label: 'Confirmed', cell: ({ confirmedAt }) => <AdminTime at={confirmedAt} /> },
  { label: 'Unsubscribed', cell: ({ unsubscribedAt }) => <AdminTime at={unsubscribedAt} /> },
]

function ForgetButton({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  return (
    <DeleteForGoodButton
      path={`/api/admin/subscribers/${id}`}
      name={email}
      failure="An error occurred while deleting the subscriber"
    >
      The address is deleted for good, with its confirmation and its mails. A reader who only wants no more
      mail can unsubscribe instead.
    </DeleteForGoodButton>
  )
}

/** Exports all pages of the list. */
function ExportButton({ path }: { path: string }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFile(path, 'subscribers.csv')
    } catch (error) {
      showFailure(error, 'The list could not be exported')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void save()}>
      <Icon of={Download} size={18} />
      Export CSV
    </Button>
  )
}
