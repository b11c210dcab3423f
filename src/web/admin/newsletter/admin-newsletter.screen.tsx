import { SUBSCRIBER_STATES } from '#contract/newsletter/subscribers.schema.ts'
import type { Subscriber, SubscriberState } from '#contract/newsletter/subscribers.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { ListTable } from '../list/list-table.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { listCall } from '../list/list-query.ts'
import { useList } from '../list/use-list.ts'
import { useMay } from '../session/use-may.ts'
import { StatusBadge } from '../status-badge.tsx'
import { ExportButton } from './export-button.tsx'
import { ForgetButton } from './forget-button.tsx'

const PATH = '/api/admin/subscribers'
const FILTERS = { state: { values: [...SUBSCRIBER_STATES, 'all'], preset: 'all' } } as const

/** The newsletter list: who stands in it, since when, and as a file. */
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
      tools={
        <>
          {may('mails.test') && (
            <ButtonLink variant="outline" to={paths.admin('newsletter/mails')}>
              Mails
            </ButtonLink>
          )}
          <ExportButton path={`${PATH}/export?${listCall(list.query)}`} />
        </>
      }
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
