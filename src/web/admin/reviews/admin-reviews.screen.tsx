import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REVIEW_STATES, REVIEW_TARGETS } from '#contract/moderation.ts'
import type { ModeratedReview } from '#contract/moderation.schema.ts'
import { Segmented } from '#ui/segmented.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { useList } from '../list/use-list.ts'
import { callAdminList } from '../session/call-admin.ts'
import { ModerationBar } from './moderation-bar.tsx'
import { ModerationCard } from './moderation-card.tsx'
import { KIND_OPTIONS, STATE_WORDS, VERIFIED_OPTIONS } from './moderation-words.ts'

const PATH = '/api/admin/reviews'
/** What waits comes first: that is what an editor is here for. */
const FILTERS = {
  status: { values: [...REVIEW_STATES, 'all'], preset: 'held' },
  kind: { values: REVIEW_TARGETS, preset: '' },
  verified: { values: ['true', 'false'], preset: '' },
} as const

/** Visitor reviews: those that wait for a decision, and all the others. */
export default function AdminReviewsScreen() {
  const list = useList<ModeratedReview>(PATH, FILTERS)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const { data: waiting } = useQuery({
    queryKey: ['admin', PATH, 'waiting'],
    queryFn: ({ signal }) =>
      callAdminList<ModeratedReview>(`${PATH}?status=held&page=1&pageSize=1`, { signal }),
    staleTime: 0,
  })
  const { search, filters } = list.query
  const status = filters.status ?? 'held'
  const chosen = (list.rows.data?.items ?? []).filter(({ id }) => selected.has(id))
  return (
    <>
      <ListFrame
        title="Reviews"
        one="review"
        many="reviews"
        list={list}
        empty={
          status === 'held' && search === '' ? 'Nothing waits for you.' : 'Try another search or filter.'
        }
        toolbar={
          <>
            <ListSearch what="reviews" value={search} onSearch={(text) => list.change({ search: text })} />
            <Segmented
              name="status"
              label="Status"
              segments={[
                ...REVIEW_STATES.map((state) => ({
                  value: state,
                  label:
                    state === 'held' && waiting !== undefined
                      ? `${STATE_WORDS[state].label} (${waiting.total})`
                      : STATE_WORDS[state].label,
                })),
                { value: 'all', label: 'All' },
              ]}
              value={status}
              onChange={(next) => list.change({ status: next })}
            />
            <FilterSelect
              label="About"
              options={KIND_OPTIONS}
              value={filters.kind ?? ''}
              onChange={(kind) => list.change({ kind })}
            />
            <FilterSelect
              label="Verified"
              options={VERIFIED_OPTIONS}
              value={filters.verified ?? ''}
              onChange={(verified) => list.change({ verified })}
            />
          </>
        }
      >
        {(reviews) => (
          <div className="moderation">
            {reviews.map((review) => (
              <ModerationCard
                key={review.id}
                review={review}
                isSelected={selected.has(review.id)}
                onSelect={(on) =>
                  setSelected(
                    new Set(on ? [...selected, review.id] : [...selected].filter((id) => id !== review.id)),
                  )
                }
              />
            ))}
          </div>
        )}
      </ListFrame>
      <ModerationBar reviews={chosen} onDone={() => setSelected(new Set())} />
    </>
  )
}
