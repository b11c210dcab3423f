/** A programme with clicks and what it reports of them, for the pictures of the section "Earnings". */
import type { Program, ProgramForm } from '#contract/earnings/earnings.schema.ts'

type Call = (path: string, asked: { payload: object }) => Promise<unknown>

/** The site has to trust one proxy: visitors are told apart by the header in which it names them. */
export async function fillEarnings(origin: string, call: Call): Promise<void> {
  const casinos = await fetch(`${origin}/api/casinos?sort=rating&page=1&pageSize=6`)
  const items = (await casinos.json()) as { id: number; slug: string }[]
  const program = (await call('/api/admin/programs', {
    payload: { ...PROGRAM, casinoIds: items.map(({ id }) => id) },
  })) as Program
  for (const [place, { slug }] of items.entries())
    for (let visitor = 0; visitor < 60 - place * 8; visitor += 1) {
      const headers = {
        'user-agent': visitor % 3 === 0 ? DESK : PHONE,
        'sec-fetch-site': visitor % 11 === 0 ? 'none' : 'same-origin',
        'x-forwarded-for': `198.51.${place}.${visitor}`,
      }
      const path = `/go/${slug}?on=${PAGES[visitor % PAGES.length]}&at=list.${place + 1}`
      const { headers: answer } = await fetch(origin + path, { headers, redirect: 'manual' })
      const id = new URL(answer.get('location') ?? '').searchParams.get('subid')
      const report = (query: string) => fetch(`${origin}${program.postbackPath}?${query}&click_id=${id}`)
      if (visitor % 5 === 0) await report('event=registration')
      if (visitor % 15 === 0) await report(`event=ftd&amount=50`)
      if (visitor % 15 === 0)
        await report(`event=revenue&event_id=${slug}-${visitor}&amount=${80 + place * 5}.50`)
    }
  await fetch(`${origin}${program.postbackPath}?event=jackpot&event_id=1`)
}

const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const PAGES = ['casinos', 'casinos', 'bonuses', '', 'blog/wagering-explained']

const PROGRAM: Omit<ProgramForm, 'casinoIds'> = {
  name: 'Northern Light Partners',
  network: null,
  contact: 'partners@northern-light.example',
  deal: 'cpa',
  notes: 'Paid by the 15th. A first deposit counts from €20.',
  currency: 'EUR',
  clickParameter: 'subid',
  isSigned: false,
  postbackAddresses: [],
  postbackNames: {
    parameters: {
      clickId: 'click_id',
      event: 'event',
      eventId: 'event_id',
      amount: 'amount',
      currency: 'currency',
      time: 'time',
    },
    events: [{ word: 'ftd', kind: 'first_deposit' }],
  },
}
