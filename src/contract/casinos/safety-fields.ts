/** Where the safety index of a casino comes from: five marks, or the reason for a total that was set by hand. */
import { z } from 'zod'
import { fieldTable } from '../items/field.ts'
import { text } from '../shared/common.schema.ts'
import { laterDay, laterText, score } from '../shared/form-fields.schema.ts'
import { FORM } from '../shared/limits.ts'

const mark = (name: string) => z.nullish(score(`${name} mark`))
const reason = (name: string) => laterText(`Reason for the ${name} mark`, FORM.explanation)
const markedOn = (name: string) => laterDay(`Date of the ${name} mark`)

/** All of them may be left out of a save: then they stay as they are. */
export const SAFETY_FIELDS = fieldTable({
  /** Blank stays blank: it is refused where a total is changed by hand, null is the answer "not stated". */
  safetyReason: {
    schema: text({
      min: 0,
      max: FORM.explanation,
      tooShort: 'Reason for the safety index must be a text',
      tooLong: `Reason for the safety index may have at most ${FORM.explanation} characters`,
    }).nullish(),
    label: 'Reason for the safety index',
    column: 'safety_reason',
    cell: 'optional',
    public: 'safety.reason',
    isLater: true,
  },
  safetySetBy: {
    schema: laterText('Safety index set by', FORM.author.max),
    label: 'Safety index set by',
    column: 'safety_set_by',
    cell: 'optional',
    public: 'safety.setBy',
    isLater: true,
    isOneLine: true,
  },
  safetySetOn: {
    schema: laterDay('Safety index set on'),
    label: 'Safety index set on',
    column: 'safety_set_on',
    stored: 'day',
    cell: 'optional',
    public: 'safety.setOn',
    isLater: true,
  },
  licenseMark: {
    schema: mark('Licence'),
    label: 'Licence, mark',
    column: null,
    cell: 'number',
    public: 'safety.marks',
    preset: null,
    isLater: true,
  },
  licenseMarkReason: {
    schema: reason('licence'),
    label: 'Licence, reason',
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  },
  licenseMarkedOn: {
    schema: markedOn('licence'),
    label: 'Licence, marked on',
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  },
  termsMark: {
    schema: mark('Terms'),
    label: 'Terms, mark',
    column: null,
    cell: 'number',
    public: 'safety.marks',
    preset: null,
    isLater: true,
  },
  termsMarkReason: {
    schema: reason('terms'),
    label: 'Terms, reason',
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  },
  termsMarkedOn: {
    schema: markedOn('terms'),
    label: 'Terms, marked on',
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  },
  paymentsMark: {
    schema: mark('Payments'),
    label: 'Payments, mark',
    column: null,
    cell: 'number',
    public: 'safety.marks',
    preset: null,
    isLater: true,
  },
  paymentsMarkReason: {
    schema: reason('payments'),
    label: 'Payments, reason',
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  },
  paymentsMarkedOn: {
    schema: markedOn('payments'),
    label: 'Payments, marked on',
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  },
  conductMark: {
    schema: mark('Conduct'),
    label: 'Complaints and conduct, mark',
    column: null,
    cell: 'number',
    public: 'safety.marks',
    preset: null,
    isLater: true,
  },
  conductMarkReason: {
    schema: reason('conduct'),
    label: 'Complaints and conduct, reason',
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  },
  conductMarkedOn: {
    schema: markedOn('conduct'),
    label: 'Complaints and conduct, marked on',
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  },
  ownershipMark: {
    schema: mark('Ownership'),
    label: 'Age and ownership, mark',
    column: null,
    cell: 'number',
    public: 'safety.marks',
    preset: null,
    isLater: true,
  },
  ownershipMarkReason: {
    schema: reason('ownership'),
    label: 'Age and ownership, reason',
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  },
  ownershipMarkedOn: {
    schema: markedOn('ownership'),
    label: 'Age and ownership, marked on',
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  },
})
