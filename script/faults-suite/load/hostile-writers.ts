import { BODY, FORM } from '#contract/shared/limits.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import type { LoadRequest } from '../../benchmark/measure/load-job.ts'
import { inTurn } from './pages.ts'
import type { Stream } from './start-load.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Clients whose every request is as large as it may be and costs a careless server much; most are refused. */
export function hostileWriters(token: string): Stream[] {
  return [
    { kind: 'hostile visitor', visitors: 2, pauseMs: 200, next: inTurn(visitorRequests()) },
    { kind: 'hostile staff', visitors: 1, pauseMs: 500, next: inTurn(staffRequests(token)) },
    { kind: 'hostile search', visitors: 2, pauseMs: 50, next: searches() },
  ]
}

function visitorRequests(): LoadRequest[] {
  return hostileTexts(BODY.json / 8).map(({ text }) => ({
    path: '/api/reviews',
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ casinoId: 1, userName: text, title: text, content: text }),
  }))
}

/** Previews: they are sanitised and sent back, and leave nothing behind. */
function staffRequests(token: string): LoadRequest[] {
  return hostileTexts(FORM.content.max / 2).map(({ text }) => ({
    path: '/api/admin/blog/preview',
    method: 'POST',
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    body: JSON.stringify({ content: text }),
  }))
}

/** Each for another page, so that the cache is always full. */
function searches(): () => LoadRequest {
  let count = 0
  return () => ({ path: `/casinos?minSafetyIndex=${(count++ % 90) / 10}&search=a${count}` })
}
