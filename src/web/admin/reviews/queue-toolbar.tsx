import { ListFilter } from 'lucide'
import { useId, useState } from 'react'
import { REVIEW_STATES } from '#contract/reviews/moderation.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { SORT_OPTIONS, STATE_WORDS } from './moderation-words.ts'
import { FILTER_FIELDS } from './queue-address.ts'
import type { Queue } from './use-queue.ts'

/** Search, state, order, and the filters behind a button. */
export function QueueToolbar({ queue: { address, change } }: { queue: Queue }) {
  const used = FILTER_FIELDS.filter((field) => address[field] !== '').length
  const [opened, setOpened] = useState<boolean>()
  // A link to filtered reviews shows what they are filtered by.
  const isOpen = opened ?? used > 0
  const id = useId()
  return (
    <>
      <div className="admin-toolbar queue-toolbar">
        <ListSearch what="reviews" value={address.search} onSearch={(search) => change({ search })} />
        <Segmented
          name="status"
          label="Status"
          segments={[
            ...REVIEW_STATES.map((state) => ({ value: state, label: STATE_WORDS[state].label })),
            { value: 'all', label: 'All' },
          ]}
          value={address.status}
          onChange={(status) => change({ status })}
        />
        <FilterSelect
          label="Order"
          options={SORT_OPTIONS}
          value={address.sort}
          onChange={(sort) => change({ sort })}
        />
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpened(!isOpen)}
        >
          <Icon of={ListFilter} size={18} />
          {used === 0 ? 'Filters' : `Filters (${used})`}
        </Button>
      </div>
      <div id={id} className="queue-filters" hidden={!isOpen}>
        <QueueFilters address={address} change={change} />
      </div>
    </>
  )
}
