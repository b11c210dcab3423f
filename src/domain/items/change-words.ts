/** A change of an offer's condition or of a score in one phrase. Null is not stated. */
interface Change {
  field: string
  before: string | null
  after: string | null
}

const FIELDS: Readonly<Record<string, string>> = {
  wageringRequirement: 'wagering',
  minDeposit: 'minimum deposit',
  maxWin: 'maximum win',
  amount: 'amount',
  safetyIndex: 'safety index',
}

/** "wagering 40×, before 35×"; "safety index lowered from 8.1 to 6.9". */
export function changeWords({ field, before, after }: Change): string {
  const name = FIELDS[field] ?? field
  if (after === null) return `${name} no longer stated, before ${before}`
  if (before === null) return `${name} now stated: ${after}`
  if (field !== 'safetyIndex') return `${name} ${after}, before ${before}`
  const [from, to] = [Number(before), Number(after)]
  return `${name} ${to > from ? 'raised' : 'lowered'} from ${from.toFixed(1)} to ${to.toFixed(1)}`
}
