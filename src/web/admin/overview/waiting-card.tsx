import { useId } from 'react'
import type { ReactNode } from 'react'
import { grouped } from './grouped.ts'

interface WaitingCardProps {
  title: string
  count: number
  /** What to do about it. */
  children: ReactNode
}

/** One number of things that wait, with the way to them. */
export function WaitingCard({ title, count, children }: WaitingCardProps) {
  const id = useId()
  return (
    <section className="card card--flat wait" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <b className="num" data-none={count === 0 || undefined}>
        {grouped(count)}
      </b>
      <div className="wait__way">{children}</div>
    </section>
  )
}
