/** Questions about age, and visitors who say that they are too young. */

/** True when a plain text (see plainText) is about how old a player must be. */
export function isAboutAge(plain: string): boolean {
  return saysUnderage(plain) || AGE_QUESTION.test(plain)
}

/** True when the visitor says that they, or a child, are under 18: no offers for the rest of the conversation. */
export function saysUnderage(plain: string): boolean {
  return UNDERAGE.some((words) => words.test(plain))
}

const AGE_QUESTION =
  / (how old|what age) (do|must|should|does|have|need|is it|are|can|you) | (legal|minimum|gambling|right|required) age | age (limit|limits|restrictions?|requirements?|verification|check|checks) | old enough | (too young|under ?age\w*|minors?|teen(ager)?s?|kids?|children) .{0,40}(gambl\w*|play\w*|bet\w*|casinos?|account|join|allowed) | can (a |an )?(minor|teen|teenager|child|kid)\w* | years? old to (play|gamble|bet|join) /

const YOUNG = '(?:[5-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const UNDERAGE: readonly RegExp[] = [
  new RegExp(
    ` (?:i am|im|i just turned|i turned|ive just turned|being|aged?|as a) (?:only |just |still |nearly |almost |a )*${YOUNG}(?: (?:years?|yrs?|yo|y o|yr|old|and|but|so|can|is|which|what|with|can i)| $)`,
  ),
  new RegExp(
    ` (?:my|our) (?:son|daughter|child|kid|brother|sister|little brother|little sister|nephew|niece|friend) (?:is|who is|just turned|turned) (?:only |just )?${YOUNG} `,
  ),
  / (i am|im) (only )?(under ?age|a minor|a teenager|a teen|under (18|eighteen)|not (18|eighteen|21|old enough)|too young|a kid|a child|in (middle|high) school|not (yet )?(18|21))(?= )/,
  / (11|12|13|14|15|16|17) years? olds? | (fake|brothers|parents|dads|moms|mums|sisters|someone elses) id | (my|use) (parents|dads|moms|mums|mothers|fathers|older brothers|older sisters) (account|card|id|name) /,
]
