/** The lowest score that a visitor asks for. */
export interface Minimum {
  field: 'minSafetyIndex' | 'minExpertRating' | 'minUserRating'
  /** 0 to 10. */
  value: number
}

/** "at least 9", "8.5+", "rated 9 or more": a number of points, not of euros, spins or times. */
export function readMinimum(message: string, plain: string): Minimum | undefined {
  const text = message.toLowerCase().replaceAll(',', '.')
  const found = MINIMUMS.map((form) => form.exec(text)?.[1]).find((number) => number !== undefined)
  const value = Number(found)
  if (found === undefined || value > 10) return undefined
  if (
    / (user|users|players?|visitor|visitors) (rating|score|review)s? | rated by (users|players) /.test(plain)
  )
    return { field: 'minUserRating', value }
  return { field: / expert(s)? /.test(plain) ? 'minExpertRating' : 'minSafetyIndex', value }
}

const NUMBER = String.raw`(?<![€$£\d.])(10(?:\.0)?|\d(?:\.\d)?)`
const NOT_POINTS = String.raw`(?![\d.]*\s*(?:free |bonus |different |other |new |more )*(?:\d|€|\$|£|%|x\b|×|times|eur|usd|gbp|dollar|pound|k\b|spin|hour|day|week|month|year|minute|game|casino|provider|method|payment|percent|deposit))`
const MINIMUMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:at least|minimum(?: of)?|min\.?|above|over|more than|higher than|better than|not less than|no less than|>=?)\s*(?:a |an )?(?:score |rating |safety |safety index )?(?:of )?${NUMBER}${NOT_POINTS}`,
  ),
  new RegExp(
    String.raw`${NUMBER}(?:\s*/\s*10)?\s*(?:\+|or (?:more|higher|above|better|over)|and (?:above|up|over|higher)|plus\b|out of (?:10|ten))`,
  ),
  new RegExp(
    String.raw`(?:rated|scored?|scores|rating|safety|safety index|index)\s*(?:of |is |above |over |from )?${NUMBER}${NOT_POINTS}`,
  ),
]
