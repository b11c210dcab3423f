/** Where the safety index of a casino comes from: five marks, or the reason for a total that was set by hand. */
import { z } from 'zod'
import { text } from '../shared/common.schema.ts'
import { laterDay, laterText, score } from '../shared/form-fields.schema.ts'
import { FORM } from '../shared/limits.ts'

const mark = (name: string) => z.nullish(score(`${name} mark`))
const reason = (name: string) => laterText(`Reason for the ${name} mark`, FORM.explanation)
const markedOn = (name: string) => laterDay(`Date of the ${name} mark`)

/** All of them may be left out of a save: then they stay as they are. */
export const SAFETY_FIELDS = {
  /** Blank stays blank: it is refused where a total is changed by hand, null is the answer "not stated". */
  safetyReason: text({
    min: 0,
    max: FORM.explanation,
    tooShort: 'Reason for the safety index must be a text',
    tooLong: `Reason for the safety index may have at most ${FORM.explanation} characters`,
  }).nullish(),
  safetySetBy: laterText('Safety index set by', FORM.author.max),
  safetySetOn: laterDay('Safety index set on'),
  licenseMark: mark('Licence'),
  licenseMarkReason: reason('licence'),
  licenseMarkedOn: markedOn('licence'),
  termsMark: mark('Terms'),
  termsMarkReason: reason('terms'),
  termsMarkedOn: markedOn('terms'),
  paymentsMark: mark('Payments'),
  paymentsMarkReason: reason('payments'),
  paymentsMarkedOn: markedOn('payments'),
  conductMark: mark('Conduct'),
  conductMarkReason: reason('conduct'),
  conductMarkedOn: markedOn('conduct'),
  ownershipMark: mark('Ownership'),
  ownershipMarkReason: reason('ownership'),
  ownershipMarkedOn: markedOn('ownership'),
}
export const SAFETY_FIELD_NAMES = Object.keys(SAFETY_FIELDS) as (keyof typeof SAFETY_FIELDS)[]
