import { ArrowRight } from 'lucide'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LANGUAGE } from '#contract/shared/language.ts'
import { Icon } from '#ui/icon.tsx'

interface PanelProps {
  title: string
  /** What exactly is shown, in a sentence. */
  note?: ReactNode
  /** Where all of it is. */
  all?: { to: string; label: string }
  children: ReactNode
}

/** One part of the dashboard. */
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

/** Shown where there is nothing to list. */
export function PanelEmpty({ children }: { children: ReactNode }) {
  return <p className="mut sm grid place-items-center min-h-32 text-center">{children}</p>
}

const inThousands = new Intl.NumberFormat(LANGUAGE)

/** "2,940". */
export function grouped(count: number): string {
  return inThousands.format(count)
}

const short = new Intl.DateTimeFormat(LANGUAGE, { month: 'short', day: 'numeric', timeZone: 'UTC' })

const long = new Intl.DateTimeFormat(LANGUAGE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

export function shortDay(day: string): string {
  return short.format(new Date(`${day}T00:00:00Z`))
}

/** "Sat, Mar 14". */
export function longDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}
