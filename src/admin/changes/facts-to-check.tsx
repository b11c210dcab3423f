import { Link } from 'react-router'
import { PART_NAMES } from '#contract/changes/fact-checks.ts'
import type { FactToCheck } from '#contract/changes/fact-checks.schema.ts'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Button } from '#ui/button.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { ListFrame } from '../items/list/list-frame.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { useList } from '../items/list/use-list.ts'
import { useAction } from '../use-action.ts'

/** Facts with an old check, those with most visitors first: open the source, then "Still true" or Change. */
export function FactsToCheck() {
  const list = useList<FactToCheck>('/api/admin/facts-to-check')
  const act = useAction()
  return (
    <ListFrame
      title="Facts to check"
      one="fact"
      many="facts"
      list={list}
      empty="Every fact was compared with its source within half a year."
      keyOf={({ kind, itemId, part }) => `${kind} ${itemId} ${part}`}
      columns={TO_CHECK}
      actions={({ kind, itemId, name, part, says, source, websiteUrl }) => (
        <span className="row justify-end">
          {websiteUrl !== null && (
            <a className="link" href={websiteUrl} target="_blank" rel="noopener noreferrer nofollow">
              Source
              <span className="sr">
                of {PART_NAMES[part]}, {name}
              </span>
            </a>
          )}
          <Link className="link" to={itemFormPath(kind, itemId)}>
            Change
            <span className="sr">
              {PART_NAMES[part]}, {name}
            </span>
          </Link>
          <Button
            size="sm"
            variant="outline"
            onClick={() =>
              void act('/api/admin/facts-to-check/checked', {
                payload: { kind, itemId, part, source, says },
                failed: 'It could not be kept',
              })
            }
          >
            Still true
            <span className="sr">
              : {PART_NAMES[part]}, {name}
            </span>
          </Button>
        </span>
      )}
    />
  )
}

const TO_CHECK: readonly DataColumn<FactToCheck>[] = [
  {
    label: 'What',
    cell: ({ part, name }) => (
      <>
        <b>{PART_NAMES[part]}</b> <span className="mut">{name}</span>
      </>
    ),
  },
  {
    label: 'It says',
    cell: ({ says }) => (
      <span className="table__wrap">{says === '' ? <span className="mut">Not stated</span> : says}</span>
    ),
  },
  {
    label: 'Last checked',
    cell: ({ checkedOn, source }) => (
      <>
        {formatDate(checkedOn) ?? <span className="mut">Never</span>}
        {source !== null && <span className="mut"> {source}</span>}
      </>
    ),
  },
  { label: 'Visitors', className: 'num', cell: ({ views }) => grouped(views) },
]
