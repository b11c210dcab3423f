/** Ages, years of birth and schools, in all languages of help. */
import type { HelpLanguage, Sign } from './sign.ts'

const ADULT = 18
/**
 * Countries and states where 18 is not enough for casino games. The United States differ by state, most ask for
 * 21; Belgium, Estonia and Greece ask for 21. A higher age than the law's only costs an answer.
 */
const ADULT_AT: Readonly<Record<string, number>> = { US: 21, BE: 21, EE: 21, GR: 21 }

/** The age from which somebody may play in all of these countries. */
export function legalAge(countries: readonly string[]): number {
  return Math.max(ADULT, ...countries.map((code) => ADULT_AT[code] ?? ADULT))
}

/** A sign when the sign text tells of an age below `adultAt`; `year` is the current one. */
export function underageIn(text: string, adultAt: number, year: number): Sign | undefined {
  for (const [language, forms] of AGE_FORMS)
    for (const form of forms)
      for (const [, age] of text.matchAll(form))
        if (Number(age) >= 5 && Number(age) < adultAt) return { kind: 'underage', language }
  for (const [language, form] of BIRTH)
    for (const [, born] of text.matchAll(form))
      // Without the day nobody knows which side of the birthday it is, so the doubtful year counts as too young.
      if (Number(born) <= year && year - Number(born) <= adultAt) return { kind: 'underage', language }
  return undefined
}

const UNITS =
  '(?! (?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|percent|euros?|eur|dollars?|bucks|usd|pounds?|gbp|spins?|free|times|x|points?|wins?|games?|bets?|rounds?|deposits?|km|miles|k|euro|stunden|tage|minuten|spiele|minuter|timmar|dagar|kronor|uur|dagen|minuten|procent)(?= ))'
const AGE = '(\\d\\d?)'
const JUST =
  '(?:only |just |still |nearly |almost |now |a |like |about |currently |really |actually |turned |turning |barely )*'
const AGE_FORMS: readonly (readonly [HelpLanguage, readonly RegExp[]])[] = [
  [
    'en',
    [
      new RegExp(
        ` (?:i am|im|iam|being|aged?|ages|as a|i just turned|i turned|ive just turned|ive turned|my age is) ${JUST}${AGE}${UNITS}(?= )`,
        'g',
      ),
      new RegExp(
        ` (?:he|she|hes|shes|son|daughter|child|kid|brother|sister|nephew|niece|friend|cousin|boy|girl|grandson|granddaughter)(?: is| who is| just turned| turned|s)? ${JUST}${AGE}${UNITS}(?= )`,
        'g',
      ),
      / (?:i am|im|he is|she is|a|my) (\d\d?) ?(?:yo|yrs?|y o|year old|years old|years of age|yr old)(?= )/g,
      / (\d\d?) ?(?:yo|y o|yrs? old|m|f)(?= $| (?:here|and|can|where|which|what|boy|girl|male|female|from|looking))/g,
      / (1[1-7]) years? olds? /g,
      /^ (\d\d?) here /g,
    ],
  ],
  [
    'de',
    [
      new RegExp(
        ` (?:ich bin|bin|ich werde|sohn ist|tochter ist|bruder ist|kind ist) (?:erst |noch |gerade |jetzt |schon |grade |fast |bald )*${AGE}${UNITS}(?= )`,
        'g',
      ),
      / (\d\d?) ?(?:jahriger|jahrige|jahrig) /g,
    ],
  ],
  [
    'fr',
    [
      / (?:jai|ai|j ai|fils a|fille a|frere a|a) (?:seulement |juste |que |presque |bientot )*(\d\d?) ans(?! (?:d|dexperience|de) )(?= )/g,
    ],
  ],
  [
    'es',
    [
      / (?:tengo|tiene|cumpli|con) (?:solo |solamente |apenas |casi )*(\d\d?) (?:anos(?! de )|y|donde|puedo|que)(?= )/g,
    ],
  ],
  ['it', [/ (?:ho|ha|con) (?:solo |solamente |appena |quasi )*(\d\d?) anni(?! di )(?= )/g]],
  [
    'pt',
    [/ (?:tenho|tem|fiz|com) (?:so |apenas |somente |quase )*(\d\d?) (?:anos(?! de )|e|onde|posso)(?= )/g],
  ],
  [
    'sv',
    [
      new RegExp(
        ` (?:jag ar|ar bara|son ar|dotter ar|bror ar) (?:bara |endast |snart |nastan )*${AGE}${UNITS}(?= )`,
        'g',
      ),
    ],
  ],
  [
    'nl',
    [
      new RegExp(
        ` (?:ik ben|ben|zoon is|dochter is) (?:pas |nog |net |maar |bijna )*${AGE}${UNITS}(?= )`,
        'g',
      ),
    ],
  ],
  ['pl', [/ (?:mam|ma) (?:tylko |dopiero |prawie )*(\d\d?) (?:lat|lata|latek|i|gdzie|czy)(?= )/g]],
  ['sr', [/ (?:imam|ima) (?:samo |tek |skoro )*(\d\d?) (?:godina|godine|god|i|gde|gdje)(?= )/g]],
]

const BIRTH: readonly (readonly [HelpLanguage, RegExp])[] = [
  ['en', / (?:born|birth|birthday|birthdate|dob)(?: \w+){0,4}? ((?:19|20)\d\d) /g],
  ['de', / (?:geboren|jahrgang|bj|baujahr)(?: \w+){0,3}? ((?:19|20)\d\d) /g],
  ['fr', / (?:ne|nee) (?:\w+ ){0,3}?((?:19|20)\d\d) /g],
  ['es', / (?:naci|nacido|nacida)(?: \w+){0,4}? ((?:19|20)\d\d) /g],
  ['it', / (?:nato|nata)(?: \w+){0,3}? ((?:19|20)\d\d) /g],
  ['pt', / (?:nasci|nascido|nascida)(?: \w+){0,4}? ((?:19|20)\d\d) /g],
  ['sv', / (?:fodd)(?: \w+){0,3}? ((?:19|20)\d\d) /g],
  ['pl', / (?:urodzony|urodzona|urodzilem|urodzilam|rocznik)(?: \w+){0,4}? ((?:19|20)\d\d) /g],
  ['sr', / (?:rodjen|rodjena|rodjeni|godiste)(?: \w+){0,3}? ((?:19|20)\d\d) /g],
]
