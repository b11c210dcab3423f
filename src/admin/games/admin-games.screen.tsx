import type { GameRow } from '#contract/items/admin-rows.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { NotStated, Rtp, Volatility } from '#web/cards/scores.tsx'
import { ActiveBadge } from '../active-badge.tsx'
import { ACTIVE_WORDS, AdminTable } from '../items/table/admin-table.tsx'
import type { TableWords } from '../items/table/table-words.ts'
import type { Column } from '../items/table/column.ts'
import { TransferButton } from '../transfer/transfer-button.tsx'
import { GameDialog } from './game-dialog.tsx'

const WORDS: TableWords = { title: 'Games', one: 'game', many: 'games', add: 'Add Game', ...ACTIVE_WORDS }

const COLUMNS: readonly Column<GameRow>[] = [
  { label: 'Name', sort: 'name', cell: ({ name }) => <b className="table__long">{name}</b> },
  { label: 'Provider', sort: 'provider', cell: ({ provider }) => provider },
  {
    label: 'Category',
    sort: 'category',
    isMinor: true,
    cell: ({ category }) => <span className="table__long">{category.join(', ')}</span>,
  },
  { label: 'RTP %', sort: 'rtp', cell: ({ rtp }) => <Rtp value={rtp} /> },
  {
    label: 'Volatility',
    sort: 'volatility',
    isMinor: true,
    cell: ({ volatility }) =>
      volatility === null ? (
        <NotStated />
      ) : (
        <Badge tone="line">
          <Volatility value={volatility} />
        </Badge>
      ),
  },
  { label: 'Status', sort: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
]

export default function AdminGamesScreen() {
  return (
    <>
      <AdminTable<GameRow>
        kind="game"
        words={WORDS}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        siteHref={(game) => paths.game(game)}
        extra={<TransferButton kind="game" />}
      />
      <GameDialog />
    </>
  )
}
