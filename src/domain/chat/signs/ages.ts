/** Recognises ages and years of birth in all languages of help. */
import type { SignLimits } from './sign.ts'

const ADULT = 18
/**
 * Where the legal age for casino games is above 18. In the United States it depends on the state, and most require 21;
 * Belgium, Estonia and Greece require 21. Where the age here is higher than the law's, the only cost is a refused
 * answer.
 */
const ADULT_AT: Readonly<Record<string, number>> = { US: 21, BE: 21, EE: 21, GR: 21 }

/** The lowest age at which a visitor may play in all of these countries. */
export function legalAge(countries: readonly string[]): number {
  return Math.max(ADULT, ...countries.map((code) => ADULT_AT[code] ?? ADULT))
}

/**
 * True when a sign text contains a number that could be an age below `adultAt`, or a year of birth that is too late.
 */
export function ageIn(text: string, { adultAt, year }: SignLimits): boolean {
  const ages = [...text.matchAll(BARE)].map(([, age]) => Number(age))
  if (ages.some((age) => age > OFTEN_A_COUNT && age < adultAt)) return true
  if ([...text.matchAll(SAID_AGE)].some(([, age]) => Number(age) >= 5 && Number(age) < adultAt)) return true
  // Without the day it is unknown whether the birthday has passed, so the doubtful year counts as too young.
  return [...text.matchAll(BIRTH)].some(([, born]) => {
    const age = year - Number(born)
    return age >= 0 && age <= adultAt
  })
}

/** "top 10" and "rated 9" are not ages. Up to this number, only words about age make a number an age. */
const OFTEN_A_COUNT = 10
const COUNTED =
  'x|times|percent|spins?|free|euros?|eur|dollars?|usd|bucks|pounds?|gbp|kr|kronor|sek|nok|dkk|zl|zloty|pln|rsd|dinara|chf|minutes?|mins?|minuten|minutos|minuti|hours?|hrs?|stunden|heures|horas|ore|timmar|uur|days?|tage|jours|dias|giorni|dagar|dagen|weeks?|months?|years? (?:of|in|on|ago)|freispiele|tours|giros|giri|rodadas|out|points?|games|casinos|bonuses|slots|methods|providers|payment methods|studios|lines|paylines|reels|decks?|players|km|miles|k|m'
/** Totals in card games: "double down on 11", "a soft 17". */
const OF_CARDS = '(?<! (?:(?:double|double down|down|hit|stand|stick) on|soft|hard) (?:an? )?)'
const OF_WAGERING = '(?<! wager(?:ing|ed)(?: of| is)?(?: at most| up to| under| below)? )'
const BARE = new RegExp(`(?<= )${OF_CARDS}${OF_WAGERING}(\\d\\d?)(?:yo|f)?(?= )(?! (?:${COUNTED}) )`, 'g')
const SAID_AGE =
  /(?<= )(\d\d?) ?(?:yo|y o|yrs?|years? olds?|years of age|jahre|jahrig\w*|ans|anos|anni|ar gammal|ar|jaar|lat|godina|god)(?= )(?! (?:of|experience|de|di|d|dexperience|erfahrung|erfarenhet|ervaring))/g
const BIRTH =
  /(?<= )(?:born|birth\w*|dob|geboren|jahrgang|baujahr|nee?|naci\w*|nat[oa]|nasc\w*|fodd|urodz\w*|rocznik|rodjen\w*|godiste)(?: \w+){0,4}? ((?:19|20)\d\d)(?= )/g
