import {
  SUBSCRIBER_LIST,
  SUBSCRIBER_STATES,
  type Subscriber,
  type SubscriberState,
} from '#contract/newsletter/subscribers.schema.ts'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import { AdminTime } from '../items/list/list-parts.tsx'
import { ListFrame, type ListFilter } from '../items/list/list-frame.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { listCall } from '../items/list/list-query.ts'
import { useList } from '../items/list/use-list.ts'
import { DownloadButton } from '../download-button.tsx'
import { useMay } from '../staff/staff-context.ts'
import { StatusBadge } from '../status-badge.tsx'

const PATH = '/api/admin/subscribers'

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
      tools={
        <DownloadButton
          path={`${PATH}/export?${listCall(list.query)}`}
          name="subscribers.csv"
          failure="The list could not be exported"
        >
          Export CSV
        </DownloadButton>
      }
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
