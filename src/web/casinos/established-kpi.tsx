import { NOT_STATED } from '#domain/shared/not-stated.ts'

/** The cell of the header card that says since when the casino runs. `now` is an ISO instant. */
export function EstablishedKpi({ year, now }: { year: number | null; now: string }) {
  return (
    <div className="kpi kpi--line">
      <p className="label">Established</p>
      {year === null ? (
        <p className="kpi__v kpi__v--none">{NOT_STATED}</p>
      ) : (
        <>
          <p className="kpi__v num">
            <small>Est.</small> {year}
          </p>
          <p className="kpi__s">{yearsRunning(year, now)}</p>
        </>
      )}
    </div>
  )
}

function yearsRunning(since: number, now: string): string {
  const years = Number(now.slice(0, 4)) - since
  if (years < 1) return 'New this year'
  return years === 1 ? '1 year running' : `${years} years running`
}
