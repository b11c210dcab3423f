import { ListFilter, X } from 'lucide'
import { useId, useState } from 'react'
import { REVIEW_STATES } from '#contract/reviews/moderation.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { FilterSelect, ListSearch } from '../items/list/list-parts.tsx'
import {
  KIND_NAMES,
  KIND_OPTIONS,
  REASON_OPTIONS,
  SORT_OPTIONS,
  STATE_WORDS,
  VERIFIED_OPTIONS,
  WRITTEN_OPTIONS,
} from './moderation-words.ts'
import { FILTER_FIELDS } from './queue-address.ts'
import { useQueueChoices, type Queue } from './use-queue.ts'

/** Search, state, order, and the filters behind a button. */
export function QueueToolbar({ queue: { address, change } }: { queue: Queue }) {
  const used = FILTER_FIELDS.filter((field) => address[field] !== '').length
  const [opened, setOpened] = useState<boolean>()
  // Open for a link to filtered reviews, to show the filters.
  const isOpen = opened ?? used > 0
  const id = useId()
  return (
    <>
      <div className="admin-toolbar flex flex-wrap gap-3 mb-4 queue-toolbar items-start">
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

/** All filters except the state. */
function QueueFilters({ address, change }: Pick<Queue, 'address' | 'change'>) {
  const { data: choices } = useQueueChoices(address.status)
  const targets = (choices?.targets ?? []).map(({ kind, id, name, count }) => ({
    value: `${kind}:${id}`,
    label: `${name} (${KIND_NAMES[kind]})`,
    count,
  }))
  const hasAny = FILTER_FIELDS.some((field) => address[field] !== '')
  return (
    <>
      <FilterSelect
        label="About"
        options={KIND_OPTIONS}
        value={address.kind}
        onChange={(kind) => change({ kind })}
      />
      <FilterSelect
        label="Reason"
        options={REASON_OPTIONS}
        value={address.reason}
        onChange={(reason) => change({ reason })}
      />
      <FilterSelect
        label="Casino, bonus or game"
        options={[{ value: '', label: 'Any casino, bonus or game' }, ...targets]}
        value={address.target}
        onChange={(target) => change({ target })}
      />
      <FilterSelect
        label="Lowest score"
        options={scores('Score from')}
        value={address.scoreFrom}
        onChange={(scoreFrom) => change({ scoreFrom })}
      />
      <FilterSelect
        label="Highest score"
        options={scores('Score to')}
        value={address.scoreTo}
        onChange={(scoreTo) => change({ scoreTo })}
      />
      <FilterSelect
        label="Written"
        options={WRITTEN_OPTIONS}
        value={address.written}
        onChange={(written) => change({ written })}
      />
      <FilterSelect
        label="Verified"
        options={VERIFIED_OPTIONS}
        value={address.verified}
        onChange={(verified) => change({ verified })}
      />
      {address.address !== '' && (
        <Button variant="secondary" onClick={() => change({ address: '' })}>
          From one address
          <Icon of={X} size={16} />
          <span className="sr">Show all addresses</span>
        </Button>
      )}
      {hasAny && (
        <Button
          variant="ghost"
          onClick={() => change(Object.fromEntries(FILTER_FIELDS.map((field) => [field, ''])))}
        >
          Clear filters
        </Button>
      )}
    </>
  )
}

function scores(words: string) {
  return [
    { value: '', label: `${words}: any` },
    ...Array.from({ length: 10 }, (_, index) => ({ value: `${index + 1}`, label: `${words} ${index + 1}` })),
  ]
}
