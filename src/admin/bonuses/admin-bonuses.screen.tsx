import type { BonusRow } from '#contract/items/admin-rows.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { noEndWords } from '#domain/bonuses/condition-words.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { ActiveBadge } from '../active-badge.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { ACTIVE_WORDS, AdminTable } from '../items/table/admin-table.tsx'
import type { TableWords } from '../items/table/table-words.ts'
import type { Column } from '../items/table/column.ts'
import { TransferButton } from '../transfer/transfer-button.tsx'
import { BonusDialog } from './bonus-dialog.tsx'
import { typeInWords } from './bonus-values.ts'

const WORDS: TableWords = {
  title: 'Bonuses',
  one: 'bonus',
  many: 'bonuses',
  add: 'Add Bonus',
  ...ACTIVE_WORDS,
  statuses: [...ACTIVE_WORDS.statuses, { value: 'ended', label: 'Ended' }],
}

const COLUMNS: readonly Column<BonusRow>[] = [
  { label: 'Title', sort: 'title', cell: ({ title }) => <b className="table__long">{title}</b> },
  { label: 'Type', sort: 'type', cell: ({ type }) => <Badge tone="brand">{typeInWords(type)}</Badge> },
  {
    label: 'Amount',
    sort: 'amount',
    isMinor: true,
    cell: ({ amount }) => <span className="table__long">{amount}</span>,
  },
  { label: 'Casino', sort: 'casinoName', cell: ({ casinoName }) => casinoName ?? 'N/A' },
  { label: 'Status', sort: 'status', cell: (row) => <BonusStatus row={row} /> },
  {
    label: 'Valid until',
    sort: 'validUntil',
    cell: (bonus) => formatDate(bonus.validUntil) ?? <span className="mut">{noEndWords(bonus)}</span>,
  },
]

export default function AdminBonusesScreen() {
  return (
    <>
      <AdminTable<BonusRow>
        kind="bonus"
        words={WORDS}
        columns={COLUMNS}
        // Many casinos have a "Welcome package".
        nameOf={({ title, casinoName }) => `${title}, ${casinoName ?? 'N/A'}`}
        siteHref={(bonus) => (bonus.isCasinoActive ? paths.bonus(bonus) : undefined)}
        extra={<TransferButton kind="bonus" />}
      />
      <BonusDialog />
    </>
  )
}

function BonusStatus({ row: { isActive, hasEnded } }: { row: BonusRow }) {
  return hasEnded ? <StatusBadge state="waiting">Ended</StatusBadge> : <ActiveBadge isActive={isActive} />
}
