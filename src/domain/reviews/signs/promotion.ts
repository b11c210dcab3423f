/** Invitations to use a code, to join a group or to write to somebody. A report that a code did not work is none. */
import { isAdvertisedCode, isCode } from './codes.ts'
import type { TokenSpan } from './masked-links.ts'
import { isTold, sentenceBefore, wordsAfter } from './sentences.ts'
import type { Token } from './text-tokens.ts'

export function promotions(tokens: readonly Token[]): TokenSpan[] {
  return tokens.flatMap((token, place) => {
    if (!token.isWord) return []
    const length = Math.max(0, ...RULES.map((rule) => rule(tokens, place) ?? 0))
    return length === 0 ? [] : [[place, Math.min(tokens.length, place + length)] as const]
  })
}

/** The number of tokens of an invitation that begins here; undefined when none does. */
type Rule = (tokens: readonly Token[], place: number) => number | undefined

const useMyCode: Rule = (tokens, place) => {
  if (!USES.has(tokens[place]?.word ?? '') || isTold(tokens, place)) return undefined
  const ahead = wordsAfter(tokens, place, 5)
  const mine = ahead.findIndex((word) => OURS.has(word))
  const thing = ahead.findIndex((word) => THINGS.has(word))
  return mine >= 0 && mine <= 1 && thing > mine ? thing + 2 : undefined
}

const enterThisCode: Rule = (tokens, place) => {
  if (!USES.has(tokens[place]?.word ?? '') || isTold(tokens, place)) return undefined
  for (let ahead = place + 1; ahead <= place + 4; ahead++) {
    if (!CODES.has(tokens[ahead]?.word ?? '')) continue
    const code = tokens[ahead + 1]?.raw === ':' ? ahead + 2 : ahead + 1
    return isCode(tokens[code]) ? code + 1 - place : undefined
  }
  return undefined
}

const codeAtPlace: Rule = (tokens, place) => {
  if (!CODES.has(tokens[place]?.word ?? '') || isTold(tokens, place)) return undefined
  const length = isAdvertisedCode(tokens, place, CODE_KINDS)
  return length
}

const joinUs: Rule = (tokens, place) => {
  if (!INVITES.has(tokens[place]?.word ?? '') || isTold(tokens, place)) return undefined
  const ahead = wordsAfter(tokens, place, 8)
  const isForUs = ahead.slice(0, 4).some((word) => OURS.has(word) || word === 'us' || word === 'me')
  const group = ahead.findIndex((word) => CHATS.has(word) || (isForUs && GROUPS.has(word)))
  // "Write me an answer" without a place to write to is not an invitation.
  return group >= 0 && (isForUs || ahead.slice(0, group).every((word) => !THEIRS.has(word)))
    ? group + 2
    : undefined
}

const writeToMe: Rule = (tokens, place) => {
  const [word, next] = [tokens[place]?.word ?? '', tokens[place + 1]?.word ?? '']
  const isToMe = MESSAGES.has(word) && next === 'me'
  if (!isToMe || isTold(tokens, place)) return undefined
  const before = sentenceBefore(tokens, place, 3)
  return before.every((earlier) => OPENINGS.has(earlier)) ? 2 : undefined
}

const mySomewhere: Rule = (tokens, place) => {
  const ahead = wordsAfter(tokens, place, 5)
  const word = tokens[place]?.word ?? ''
  if (CHATS.has(word) && tokens[place + 1]?.raw === ':') return 3
  if (OURS.has(word) && CHATS.has(ahead[0] ?? '') && (ahead[1] === 'is' || tokens[place + 2]?.raw === ':'))
    return 4
  if (word === 'link' && ahead[0] === 'in' && (ahead[1] === 'bio' || ahead[2] === 'bio')) return 4
  const isLook = (word === 'check' || word === 'see') && OURS.has(ahead[0] ?? '')
  return isLook && PROFILES.has(ahead[1] ?? '') && !isTold(tokens, place) ? 3 : undefined
}

const signUpThroughMe: Rule = (tokens, place) => {
  const word = tokens[place]?.word ?? ''
  const isSignUp =
    word === 'register' || word === 'join' || (word === 'sign' && tokens[place + 1]?.word === 'up')
  if (!isSignUp || isTold(tokens, place)) return undefined
  const ahead = wordsAfter(tokens, place, 6)
  const by = ahead.findIndex((next) => ['through', 'with', 'via', 'under', 'using'].includes(next))
  if (by < 0 || by > 3) return undefined
  const rest = ahead.slice(by + 1)
  const isMine = OURS.has(rest[0] ?? '') && (THINGS.has(rest[1] ?? '') || THINGS.has(rest[2] ?? ''))
  return isMine || rest[0] === 'me' || rest.some((next) => /^\d{4,}$/.test(next)) ? by + 4 : undefined
}

const referralNumber: Rule = (tokens, place) => {
  const word = tokens[place]?.word ?? ''
  if (!REFERRALS.has(word)) return undefined
  const ahead = wordsAfter(tokens, place, 3)
  const number = ahead.findIndex((next) => /^[a-z]{0,4}\d{3,}$/.test(next))
  return number >= 0 && (word !== 'ref' || THINGS.has(ahead[0] ?? '')) ? number + 3 : undefined
}

const RULES = [
  useMyCode,
  enterThisCode,
  codeAtPlace,
  joinUs,
  writeToMe,
  mySomewhere,
  signUpThroughMe,
  referralNumber,
]

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const USES = words('use enter apply try take grab redeem type claim with via through using add')
const OURS = words('my our')
const THINGS = words('code codes link links referral invite invitation id coupon voucher number promo')
const CODES = words('code codes promocode bonuscode coupon voucher')
const CODE_KINDS = words(
  'promo promotion promotional bonus referral ref invite invitation discount affiliate partner vip exclusive secret',
)
const INVITES = words('join enter follow subscribe find add contact message write text dm pm ping visit come')
const CHATS = words('telegram whatsapp discord viber wechat skype tg')
const GROUPS = words('group groups channel channels server chat insta instagram facebook signal')
const THEIRS = words('their its support casino casinos official')
const MESSAGES = words('dm pm inbox message text contact ping add whatsapp')
const OPENINGS = words('just and please or so then to simply also you can now')
const PROFILES = words('profile bio page channel link links name')
const REFERRALS = words('referral ref referrer affiliate refcode sponsor invite')
