import { ArrowRight } from 'lucide'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { LANGUAGE } from '#contract/shared/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { grouped } from '#domain/shared/counted.ts'

interface PanelProps {
  title: string
  /** An explanation in one sentence. */
  note?: ReactNode
  /** A link to the full list. */
  all?: { to: string; label: string }
  children: ReactNode
}

export function Panel({ title, note, all, children }: PanelProps) {
  const id = useId()
  return (
    <section className="card card--flat panel" aria-labelledby={id}>
      <div className="panel__head flex flex-wrap items-center justify-between gap-x-4 min-h-11">
        <h2 id={id}>{title}</h2>
        {all !== undefined && (
          <Link className="see-all" to={all.to}>
            {all.label}
            <Icon of={ArrowRight} size={16} />
          </Link>
        )}
      </div>
      {note !== undefined && <p className="mut sm max-w-(--prose) leading-[1.4]">{note}</p>}
      {children}
    </section>
  )
}

export interface PanelRow {
  key: string | number
  name: string
  to?: string
  picture?: ReactNode
  badge?: ReactNode
  note?: ReactNode
  tags?: readonly string[]
  /** Length of a bar below the name, 0 to 1, compared with the largest row. */
  share?: number
  /** On the right. */
  end?: ReactNode
}

interface PanelRowsProps {
  rows: readonly PanelRow[]
  /** Shown without any rows. */
  empty?: string
}

export function PanelRows({ rows, empty }: PanelRowsProps) {
  if (rows.length === 0) return <p className="mut sm grid place-items-center min-h-32 text-center">{empty}</p>
  return (
    <ol className="mt-2">
      {rows.map(({ key, name, to, picture, badge, note, tags = [], share, end }) => (
        <li
          key={key}
          className="flex items-center gap-3 min-h-11 py-1 border-t border-border text-sm leading-[1.35] min-[80rem]:pointer-fine:min-h-9.5 min-[80rem]:pointer-fine:py-0.5"
        >
          {picture}
          <span className="panel__main">
            {to === undefined ? (
              <span className="panel__words">{name}</span>
            ) : (
              <Link className="panel__link" to={to}>
                {name}
              </Link>
            )}
            {badge}
            {note !== undefined && <span className="mut xs">{note}</span>}
            {tags.length > 0 && (
              <span className="panel__tags flex flex-wrap gap-1 pt-1">
                {tags.map((tag) => (
                  <Badge key={tag} tone="chip">
                    {tag}
                  </Badge>
                ))}
              </span>
            )}
            {share !== undefined && (
              <span className="share" aria-hidden="true">
                <span style={{ width: `${share * 100}%` }} />
              </span>
            )}
          </span>
          {end}
        </li>
      ))}
    </ol>
  )
}

/** A count at the end of a row; `one` and `many` are for screen readers. */
export function RowCount({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <span className="text-base text-right">
      <b className="num">{grouped(count)}</b>
      <span className="sr"> {count === 1 ? one : many}</span>
    </span>
  )
}

const long = new Intl.DateTimeFormat(LANGUAGE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** "Sat, Mar 14". */
export function longDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}
