export interface SafetyPart {
  part: string
  /** Percent of the index. */
  weight: number
  question: string
}

/** The published checklist behind the safety index. The article "What changed in our safety index" explains the weights. */
export const SAFETY_CHECKLIST: readonly SafetyPart[] = [
  {
    part: 'Licence and company details',
    weight: 25,
    question:
      'Who holds the licence, can it be checked in the register, and is the company named with an address?',
  },
  {
    part: 'Measured payouts',
    weight: 25,
    question: 'How long do our own withdrawals take, and does the casino keep to what it promises?',
  },
  {
    part: 'Fairness of terms',
    weight: 20,
    question: 'Can winnings be taken away for vague reasons? Are limits, fees and deadlines clear?',
  },
  {
    part: 'Player protection tools',
    weight: 20,
    question: 'Can you set limits, take a break and exclude yourself alone, without asking?',
  },
  {
    part: 'Age and size of the company',
    weight: 10,
    question: 'How long has it been there, and could it pay several large winners at once?',
  },
]
