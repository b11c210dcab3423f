import type { IconNode } from 'lucide'
import { Link } from 'react-router'
import type { Overview } from '#contract/site/overview.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { counted, grouped } from '#domain/shared/counted.ts'
import { ADMIN_SECTIONS } from '../admin-sections.ts'

type Counts = Overview['counts']

interface Tile {
  section: string
  label: string
  totalOf: (counts: Counts) => number
  /** The notable part of the number. */
  partOf: (counts: Counts) => string
}

export const TILES: readonly Tile[] = [
  {
    section: 'casinos',
    label: 'Casinos',
    totalOf: ({ casinos }) => casinos.total,
    partOf: ({ casinos }) => active(casinos.active),
  },
  {
    section: 'bonuses',
    label: 'Bonuses',
    totalOf: ({ bonuses }) => bonuses.total,
    partOf: ({ bonuses }) => active(bonuses.active),
  },
  {
    section: 'games',
    label: 'Games',
    totalOf: ({ games }) => games.total,
    partOf: ({ games }) => active(games.active),
  },
  {
    section: 'blog',
    label: 'Blog posts',
    totalOf: ({ posts }) => posts.total,
    partOf: ({ posts: { drafts, scheduled } }) =>
      `${counted(drafts, 'draft')}${scheduled > 0 ? `, ${grouped(scheduled)} scheduled` : ''}`,
  },
]

/** The number of items of each kind, with the visible or hidden part. */
export function OverviewTiles({ counts }: { counts: Counts }) {
  return (
    <div className="tiles">
      {TILES.map(({ section, label, totalOf, partOf }) => (
        <Link key={section} className="card tile" to={paths.admin(section)}>
          <p className="label">
            {label}
            <TileIcon section={section} />
          </p>
          <b className="num">{grouped(totalOf(counts))}</b>
          <p className="sub">{partOf(counts)}</p>
        </Link>
      ))}
    </div>
  )
}

export function TileIcon({ section }: { section: string }) {
  const icon: IconNode | undefined = ADMIN_SECTIONS.find((known) => known.section === section)?.icon
  return icon === undefined ? null : <Icon of={icon} size={18} />
}

function active(count: number): string {
  return `${grouped(count)} active`
}
