/** Addresses written to escape a search for addresses: "x - y . com", "best dot com". */
import { dotAt, type Dot } from './dots.ts'
import type { Token } from './text-tokens.ts'

/** A range of tokens, end exclusive. */
export type TokenSpan = readonly [from: number, to: number]

/** Looks at a limited number of tokens around each one, so it takes linear time. */
export function maskedLinks(tokens: readonly Token[]): TokenSpan[] {
  return tokens.flatMap((token, place) => {
    if (!token.isWord) return []
    const end = SCHEMES.has(token.word) ? afterScheme(tokens, place) : addressEnd(tokens, place)
    return end === undefined ? [] : [[nameStart(tokens, place), pathEnd(tokens, end)] as const]
  })
}

const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'hxxp', 'hxxps'])

function afterScheme(tokens: readonly Token[], place: number): number | undefined {
  const isScheme = tokens[place + 1]?.raw === ':' && tokens[place + 2]?.raw === '/'
  return isScheme ? Math.min(tokens.length, place + 5) : undefined
}

function addressEnd(tokens: readonly Token[], place: number): number | undefined {
  const www = wwwEnd(tokens, place)
  if (www !== undefined) return www
  const dot = dotAt(tokens, place + 1)
  if (dot === undefined) return isNamedWithoutDot(tokens, place) ? place + 2 : undefined
  const last = place + 1 + dot.length
  return isAddress(tokens, place, dot, last) ? last + 1 : undefined
}

/** "www x", "w.w.w.x" and "w w w . x" followed by anything that may be an address. */
function wwwEnd(tokens: readonly Token[], place: number): number | undefined {
  let next = place
  for (let letters = ''; letters !== 'www';) {
    const token = tokens[next]
    if (token === undefined || !/^w{1,3}$/.test(token.word) || letters.length + token.word.length > 3)
      return undefined
    letters += token.word
    next++
    if (tokens[next]?.raw === '.') next++
  }
  const hasDot = tokens[next - 1]?.raw === '.'
  for (let ahead = next; ahead < next + 5; ahead++) {
    const isEnding = ahead > next && ENDINGS.has(tokens[ahead]?.word ?? '')
    if (isEnding) return ahead + 1
  }
  return hasDot && tokens[next]?.isWord === true ? next + 1 : undefined
}

function isAddress(tokens: readonly Token[], place: number, dot: Dot, last: number): boolean {
  const [name, sign, ending] = [tokens[place], tokens[place + 1], tokens[last]]
  if (name === undefined || sign === undefined || ending === undefined) return false
  const hasPath = tokens[last + 1]?.raw === '/' && tokens[last + 2]?.isWord === true
  const isSpaced = sign.isApart || dot.how !== 'plain'
  if (SHORT_HOSTS.has(`${name.word}.${ending.word}`)) return isSpaced || hasPath || !ending.isApart
  if (!ENDINGS.has(ending.word)) return false
  if (dot.how === 'masked' || (hasPath && (isSpaced || ending.isApart))) return true
  if (dot.how === 'comma') return CERTAIN.has(ending.raw) && name.raw.length > 2
  // A sentence may end before any word, and "the dot com years" is not an address.
  if (CERTAIN.has(ending.word))
    return dot.how === 'word' ? !ARTICLES.has(name.word) : sign.isApart || ending.raw === ending.word
  if (!isSpaced) return false
  return (dot.how === 'word' && USUAL.has(ending.word)) || isOddName(tokens, place) || hasLead(tokens, place)
}

/** "Visit bestbonus com": only the verb tells it from a sentence, so it counts only with endings that are not words. */
function isNamedWithoutDot(tokens: readonly Token[], place: number): boolean {
  const ending = tokens[place + 1]
  return ending?.raw === 'com' && (tokens[place]?.raw.length ?? 0) > 3 && hasLead(tokens, place)
}

/** A name with a digit or hyphens is unlikely to end a sentence. */
function isOddName(tokens: readonly Token[], place: number): boolean {
  return /\d[a-z]|[a-z]\d/i.test(tokens[place]?.raw ?? '') || tokens[place - 1]?.raw === '-'
}

function hasLead(tokens: readonly Token[], place: number): boolean {
  const [before, beforeThat] = [tokens[place - 1]?.word ?? '', tokens[place - 2]?.word ?? '']
  return LEADS.has(before) || (before === 'to' && beforeThat === 'go') || before === ':'
}

/** "x - y" and everything before another dot belong to the name. */
function nameStart(tokens: readonly Token[], place: number): number {
  let first = place
  for (let steps = 0; steps < 6 && JOINERS.has(tokens[first - 1]?.raw ?? ''); steps++) {
    if (tokens[first - 2]?.isWord !== true) break
    first -= 2
  }
  return tokens[first - 1]?.word === 'www' ? first - 1 : first
}

function pathEnd(tokens: readonly Token[], end: number): number {
  let next = end
  while (next < end + 12 && tokens[next]?.raw === '/' && tokens[next + 1]?.isWord === true) next += 2
  return next
}

const JOINERS: ReadonlySet<string> = new Set(['-', '.'])
const LEADS: ReadonlySet<string> = new Set(
  'visit goto see check google search try open site website link on at von auf besuche'.split(' '),
)
const ARTICLES: ReadonlySet<string> = new Set('a the any this that every some typical another'.split(' '))
/** Endings that are not English words. */
const CERTAIN: ReadonlySet<string> = new Set(['com', 'c0m', 'org', 'xyz', 'biz'])
const USUAL: ReadonlySet<string> = new Set(['net', 'io', 'info', 'ru', 'de', 'me', 'gg', 'co'])
const ENDINGS: ReadonlySet<string> = new Set([
  ...CERTAIN,
  ...USUAL,
  ...'online site shop club casino bet app dev top vip win link live uk eu rs example'.split(' '),
])
/** Hosts of link shorteners and chats. */
const SHORT_HOSTS: ReadonlySet<string> = new Set(
  't.me wa.me m.me bit.ly cutt.ly tinyurl.com discord.gg goo.gl linktr.ee is.gd tg.me'.split(' '),
)
