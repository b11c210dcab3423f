import type { CasinoRow } from '#contract/items/admin-rows.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { ACTIVE_WORDS, AdminTable } from '../items/table/admin-table.tsx'
import type { TableWords } from '../items/table/table-words.ts'
import { TransferButton } from '../transfer/transfer-button.tsx'
import { CASINO_COLUMNS } from './casino-columns.tsx'
import { CasinoDialog } from './casino-dialog.tsx'

const WORDS: TableWords = {
  title: 'Casinos',
  one: 'casino',
  many: 'casinos',
  add: 'Add Casino',
  ...ACTIVE_WORDS,
}

export default function AdminCasinosScreen() {
  return (
    <>
      <AdminTable<CasinoRow>
        kind="casino"
        words={WORDS}
        columns={CASINO_COLUMNS}
        nameOf={({ name }) => name}
        siteHref={(casino) => (casino.isActive ? paths.casino(casino) : undefined)}
        extra={<TransferButton kind="casino" />}
      />
      <CasinoDialog />
    </>
  )
}
