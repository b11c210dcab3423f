import { Link } from 'react-router'
import type { ClickedCasino } from '#contract/site/overview.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { CasinoLogo } from '../../casinos/casino-logo.tsx'
import { grouped } from './grouped.ts'
import { Panel, PanelEmpty } from './panel.tsx'

/** Where visitors went. The bars compare them with the first. */
export function ClickedCasinos({ casinos, days }: { casinos: readonly ClickedCasino[]; days: number }) {
  const most = Math.max(1, ...casinos.map(({ clicks }) => clicks))
  return (
    <Panel
      title="Most clicked casinos"
      note={`Clicks of the last ${days} days that led out to them, bonuses included.`}
    >
      {casinos.length === 0 ? (
        <PanelEmpty>No clicks yet in these {days} days.</PanelEmpty>
      ) : (
        <ol className="panel__list">
          {casinos.map(({ id, name, logoUrl, isActive, clicks }) => (
            <li key={id} className="panel__row">
              <CasinoLogo name={name} logoUrl={logoUrl} size={32} />
              <span className="panel__main">
                <Link className="panel__link" to={paths.admin(`casinos?edit=${id}`)}>
                  {name}
                </Link>
                {!isActive && <Badge tone="off">Inactive</Badge>}
                <span className="share" aria-hidden="true">
                  <span style={{ width: `${(clicks / most) * 100}%` }} />
                </span>
              </span>
              <span className="panel__value">
                <b className="num">{grouped(clicks)}</b>
                <span className="sr"> {clicks === 1 ? 'click' : 'clicks'}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
