import type { ClickClass } from '#contract/clicks/click-words.ts'
import type { EarningsReport } from '#contract/earnings/earnings.schema.ts'
import { grouped } from '../overview/grouped.ts'
import { Panel } from '../overview/panel.tsx'
import { CLASS_LABELS } from './earnings-words.ts'

/** Clicks that are kept and not counted, with the reason; nothing when there are none. */
export function NotCounted({ others }: Pick<EarningsReport, 'others'>) {
  if (others.length === 0) return null
  return (
    <Panel title="Not counted" note="These clicks are kept with their reason, and count nowhere above.">
      <ul className="panel__list">
        {others.map(({ class: kind, reason, clicks }) => (
          <li key={`${kind} ${reason}`} className="panel__row">
            <span className="panel__main">
              <span className="panel__words">{CLASS_LABELS[kind as ClickClass]}</span>
              {reason !== null && <span className="mut xs">{reason}</span>}
            </span>
            <span className="panel__value">
              <b className="num">{grouped(clicks)}</b>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
