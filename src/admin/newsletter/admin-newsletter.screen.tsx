import { Download } from 'lucide'
import { useState } from 'react'
import { SUBSCRIBER_STATES } from '#contract/newsletter/subscribers.schema.ts'
import type { Subscriber, SubscriberState } from '#contract/newsletter/subscribers.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import { showFailure } from '../failure.ts'
import { AdminTime, ListSearch } from '../list/list-parts.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { ListTable } from '../list/list-table.tsx'
import { listCall } from '../list/list-query.ts'
import { useList } from '../list/use-list.ts'
import { saveFile } from '../save-file.ts'
import { useMay } from '../session/staff-context.ts'
import { StatusBadge } from '../status-badge.tsx'

const PATH = '/api/admin/subscribers'
const FILTERS = { state: { values: [...SUBSCRIBER_STATES, 'all'], preset: 'all' } } as const

/** The newsletter list: who is in it, since when, and as a file. */
export default function AdminNewsletterScreen() {
  const list = useList<Subscriber>(PATH, FILTERS)
  const { search, filters } = list.query
  const may = useMay()
  return (
    <ListFrame
      title="Newsletter"
      one="address"
      many="addresses"
      list={list}
      empty="Try another search or state."
      tools={<ExportButton path={`${PATH}/export?${listCall(list.query)}`} />}
      toolbar={
        <>
          <ListSearch what="addresses" value={search} onSearch={(text) => list.change({ search: text })} />
          <Segmented
            name="state"
            label="State"
            segments={[
              { value: 'all', label: 'All' },
              ...SUBSCRIBER_STATES.map((state) => ({ value: state, label: STATES[state].label })),
            ]}
            value={filters.state ?? 'all'}
            onChange={(state) => list.change({ state })}
          />
        </>
      }
    >
      {(subscribers) => (
        <ListTable
          caption="Newsletter"
          heads={['Email', 'State', 'Signed up', 'Confirmed', 'Unsubscribed']}
          hasActions={may('newsletter.forget')}
        >
          {subscribers.map((subscriber) => (
            <tr key={subscriber.id}>
              <td>
                <b>{subscriber.email}</b>
              </td>
              <td>
                <StatusBadge state={STATES[subscriber.state].badge}>
                  {STATES[subscriber.state].label}
                </StatusBadge>
              </td>
              <td data-label="Signed up">
                <AdminTime at={subscriber.createdAt} />
              </td>
              <td data-label="Confirmed">
                <AdminTime at={subscriber.confirmedAt} />
              </td>
              <td data-label="Unsubscribed">
                <AdminTime at={subscriber.unsubscribedAt} />
              </td>
              <td className="r">{may('newsletter.forget') && <ForgetButton subscriber={subscriber} />}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </ListFrame>
  )
}

const STATES: Readonly<Record<SubscriberState, { label: string; badge: 'on' | 'off' | 'waiting' }>> = {
  waiting: { label: 'Waiting', badge: 'waiting' },
  confirmed: { label: 'Confirmed', badge: 'on' },
  unsubscribed: { label: 'Unsubscribed', badge: 'off' },
}

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

/** Saves what the list shows, all pages of it. */
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
