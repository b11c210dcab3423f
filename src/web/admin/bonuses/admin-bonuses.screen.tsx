import type { BonusRow } from '#contract/admin-rows.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { ActiveBadge } from '../active-badge.tsx'
import { ACTIVE_WORDS, AdminTable } from '../table/admin-table.tsx'
import type { Column, TableWords } from '../table/admin-table.tsx'
import { TransferButton } from '../transfer/transfer-button.tsx'
import { BonusDialog } from './bonus-dialog.tsx'
import { BonusEndCell } from './bonus-end-cell.tsx'
import { hyphened } from './bonus-values.ts'

const WORDS: TableWords = {
  title: 'Bonuses',
  one: 'bonus',
  many: 'bonuses',
  add: 'Add Bonus',
  ...ACTIVE_WORDS,
}

const COLUMNS: readonly Column<BonusRow>[] = [
  { label: 'Title', sort: 'title', cell: ({ title }) => <b className="table__long">{title}</b> },
  { label: 'Type', sort: 'type', cell: ({ type }) => <Badge tone="brand">{hyphened(type)}</Badge> },
  { label: 'Amount', sort: 'amount', cell: ({ amount }) => <span className="table__long">{amount}</span> },
  { label: 'Casino', sort: 'casinoName', cell: ({ casinoName }) => casinoName ?? 'N/A' },
  { label: 'Status', sort: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  {
    label: 'Valid until',
    sort: 'validUntil',
    cell: ({ validUntil }) => <BonusEndCell validUntil={validUntil} />,
  },
]

/** The bonuses of the admin area: the table and the dialog that the address opens. */
export default function AdminBonusesScreen() {
  return (
    <>
      <AdminTable<BonusRow>
        kind="bonus"
        words={WORDS}
        columns={COLUMNS}
        // Many casinos have a "Welcome package".
        nameOf={({ title, casinoName }) => `${title}, ${casinoName ?? 'N/A'}`}
        extra={<TransferButton kind="bonus" />}
      />
      <BonusDialog />
    </>
  )
}
