import type { CasinoRow } from '#contract/items/admin-rows.schema.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { CasinoLogo } from '#web/casinos/casino-logo.tsx'
import { NotStated, ScoreBadge } from '#web/cards/scores.tsx'
import { ActiveBadge } from '../active-badge.tsx'
import type { Column } from '../items/table/column.ts'

/** Columns of the casino table, also used by the overview. */
export const CASINO_COLUMNS: readonly Column<CasinoRow>[] = [
  {
    label: 'Name',
    sort: 'name',
    cell: ({ name, logoUrl }) => (
      <span className="flex items-center gap-3">
        <CasinoLogo name={name} logoUrl={logoUrl} size={40} />
        <b>{name}</b>
      </span>
    ),
  },
  { label: 'URL', sort: 'websiteUrl', isMinor: true, cell: ({ websiteUrl }) => <Host of={websiteUrl} /> },
  {
    label: 'Affiliate link',
    sort: 'affiliateUrl',
    isExtra: true,
    cell: ({ affiliateUrl }) => (affiliateUrl ? <Host of={affiliateUrl} /> : <Badge tone="chip">None</Badge>),
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
    label: 'Last checked',
    sort: 'checkedOn',
    isExtra: true,
    cell: ({ checkedOn }) => (
      <span className="mut">{checkedOn === null ? 'Not recorded' : formatDate(checkedOn)}</span>
    ),
  },
  { label: 'Status', sort: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
]

/** Shows "aldermoon.example" of an address, with the whole one in the tooltip. */
function Host({ of: address }: { of: string }) {
  return (
    <span className="mut block max-w-30 xl:max-w-52 truncate" title={address}>
      {URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address}
    </span>
  )
}
