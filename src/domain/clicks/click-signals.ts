import { STAFF_COOKIE, type ClickSignal } from '#contract/clicks/click-words.ts'

interface ClickRequest {
  method: string
  headers: Headers
  isPerson: boolean
  host: string
}

export function clickSignals({ method, headers, isPerson, host }: ClickRequest): ClickSignal[] {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''} ${headers.get('x-moz') ?? ''}`
  const signals: Record<ClickSignal, boolean> = {
    head: method === 'HEAD',
    prefetch: /prefetch|prerender|preview/i.test(purpose),
    preview: PREVIEWERS.test(headers.get('user-agent') ?? ''),
    bot: !isPerson,
    staff: hasCookie(headers.get('cookie') ?? '', STAFF_COOKIE),
    'no-page': !comesFromHere(headers, host),
  }
  return (Object.keys(signals) as ClickSignal[]).filter((signal) => signals[signal])
}

/** Programs that fetch an address to show a preview of it. */
const PREVIEWERS =
  /facebookexternalhit|Twitterbot|Slackbot|Slack-ImgProxy|WhatsApp|TelegramBot|Discordbot|LinkedInBot|SkypeUriPreview|Pinterest|redditbot|Iframely|Embedly/i

function hasCookie(cookies: string, name: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim().startsWith(`${name}=`))
}

/** Browsers name where a visit comes from in one of two headers. Without either, it does not come from here. */
function comesFromHere(headers: Headers, host: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referrer = headers.get('referer') ?? ''
  return URL.canParse(referrer) && new URL(referrer).host === host
}
