import { useParams } from 'react-router'
import { MAKER_WORDS } from '#contract/changes/fact-changes.ts'
import type { FactChange } from '#contract/changes/fact-changes.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { ListFrame } from '../items/list/list-frame.tsx'
import { AdminTime, SectionTabs } from '../items/list/list-parts.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { useList } from '../items/list/use-list.ts'
import { useMay } from '../staff/staff-context.ts'
import { FactsToCheck } from './facts-to-check.tsx'
import { Findings } from './findings.tsx'
import { ReasonButton } from './reason-button.tsx'

const TABS = [
  { to: paths.admin('facts'), label: 'To check' },
  { to: paths.admin('facts/findings'), label: 'Findings' },
  { to: paths.admin('facts/history'), label: 'Public history' },
]

export default function FactsScreen() {
  const { list } = useParams()
  return (
    <>
      <SectionTabs label="Facts" tabs={TABS} />
      {list === 'findings' ? <Findings /> : list === 'history' ? <History /> : <FactsToCheck />}
    </>
  )
}

/** The public history, with a button to remove an entry's text. */
function History() {
  const list = useList<FactChange>('/api/admin/changes')
  const mayRemove = useMay()('history.remove')
  return (
    <ListFrame
      title="Public history"
      one="entry"
      many="entries"
      list={list}
      empty="A save that changes a public fact writes an entry."
      tools={
        <a className="link" href={paths.changes()} target="_blank" rel="noopener">
          View on site
        </a>
      }
      columns={HISTORY}
      actions={({ id, text, isRemoved }) =>
        mayRemove &&
        !isRemoved && (
          <ReasonButton
            label={
              <>
                Remove<span className="sr"> {text}</span>
              </>
            }
            title="Remove what this entry says?"
            confirm="Remove"
            path={`/api/admin/changes/${id}/remove`}
            failed="It could not be removed"
          >
            Visitors read its day and your reason in its place. It cannot be undone.
          </ReasonButton>
        )
      }
    />
  )
}

const HISTORY: readonly DataColumn<FactChange>[] = [
  { label: 'When', cell: ({ at }) => <AdminTime at={at} /> },
  { label: 'Of what', cell: ({ name }) => name },
  { label: 'What changed', cell: ({ text }) => <span className="table__wrap">{text}</span> },
  {
    label: 'Who',
    className: 'whitespace-normal min-w-32',
    cell: ({ by, source }) => (
      <>
        {by === null ? <span className="mut">Not stated</span> : MAKER_WORDS[by]}
        {source !== null && <span className="mut"> {source}</span>}
      </>
    ),
  },
]
