import type { CasinoRow } from '#contract/items/admin-rows.schema.ts'
import { CasinoLogo } from '../../casinos/casino-logo.tsx'
import { NotStated, ScoreBadge } from '../../scores/scores.tsx'
import { ActiveBadge } from '../active-badge.tsx'
import type { Column } from '../table/column.ts'

/** What the casino table shows of each, and the latest ones on the overview. */
export const CASINO_COLUMNS: readonly Column<CasinoRow>[] = [
  {
    label: 'Name',
    sort: 'name',
    cell: ({ name, logoUrl }) => (
      <span className="table__name">
        <CasinoLogo name={name} logoUrl={logoUrl} size={32} />
        <b>{name}</b>
      </span>
    ),
  },
  {
    label: 'URL',
    sort: 'websiteUrl',
    isMinor: true,
    cell: ({ websiteUrl }) => <span className="mut">{hostOf(websiteUrl)}</span>,
  },
  {
    label: 'Year',
    sort: 'establishedYear',
    isMinor: true,
    cell: ({ establishedYear }) => establishedYear ?? <NotStated />,
  },
  {
    label: 'Trust score',
    sort: 'trustScore',
    cell: ({ trustScore }) =>
      trustScore === null ? <NotStated /> : <ScoreBadge value={Number(trustScore)} suffix="/10" />,
  },
  {
    label: 'Status',
    sort: 'status',
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
  },
]

/** "aldermoon.example" of its whole address. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
}
