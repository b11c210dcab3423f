import { Link, type LinkProps } from 'react-router'
import { CASINO_TYPE_NAMES } from '#contract/casinos/casino-facets.ts'
import { countryName } from '#contract/countries/countries.ts'
import { type LandingList } from '#contract/landing/fields.ts'
import { type ListedLanding } from '#contract/landing/landing.schema.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { FEWEST_ITEMS } from '#contract/site/indexing.ts'
import { Badge } from '#ui/badge.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { AdminTime } from '../items/list/list-parts.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'

export function landingColumns(linkTo: (id: number) => LinkProps): readonly DataColumn<ListedLanding>[] {
  return [
    {
      label: 'Title',
      className: 'min-w-48 max-w-96 whitespace-normal wrap-anywhere',
      cell: (page) => (
        <>
          <Link className="table__open font-semibold" {...linkTo(page.id)}>
            {page.title}
          </Link>{' '}
          {page.isDemo && <Badge className="table__demo">Demo</Badge>}
          <br />
          <span className="mut sm">{paths.landing(page)}</span>
        </>
      ),
    },
    {
      label: 'What it lists',
      cell: ({ list, facet, value }) =>
        `${LIST_LABELS[list]}, ${(FACET_LABELS[facet] ?? facet).toLowerCase()}: ${valueLabel(facet, value)}`,
    },
    { label: 'Items', className: 'num', cell: ({ total }) => grouped(total) },
    {
      label: 'State',
      cell: ({ isPublished, total }) => (
        <>
          {isPublished ? 'Published' : 'Not published'}
          {isPublished && total < FEWEST_ITEMS && (
            <span className="mut sm block">Fewer than {FEWEST_ITEMS} items: not in search engines</span>
          )}
        </>
      ),
    },
    { label: 'Changed', cell: ({ updatedAt }) => <AdminTime at={updatedAt} /> },
  ]
}

export const LIST_LABELS: Readonly<Record<LandingList, string>> = {
  casinos: 'Casinos',
  bonuses: 'Bonuses',
  games: 'Games',
}

export const FACET_LABELS: Readonly<Record<string, string>> = {
  country: 'Country',
  filter: 'Casino type',
  license: 'Licence',
  paymentMethods: 'Payment method',
  features: 'Feature',
  gameProviders: 'Provider',
  bonusType: 'Bonus type',
  type: 'Type',
  provider: 'Provider',
}

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  filter: CASINO_TYPE_NAMES,
  type: BONUS_TYPE_NAMES,
  bonusType: BONUS_TYPE_NAMES,
}

/** The value as people read it. */
export function valueLabel(facet: string, value: string): string {
  if (facet === 'country') return countryName(value)
  return NAMES[facet]?.[value] ?? value
}
