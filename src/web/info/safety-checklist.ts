import { SAFETY_PARTS, type SafetyPart } from '#contract/casinos/safety.ts'

const QUESTION_OF: Readonly<Record<SafetyPart, string>> = {
  license:
    'Who holds the licence, can it be checked in the register, and is the company named with an address?',
  terms: 'Can winnings be taken away for vague reasons? Are limits, fees and deadlines clear?',
  payments: 'How long do our own withdrawals take, and does the casino keep to what it promises?',
  conduct:
    'Which complaints are left unsolved, and can you set limits, take a break and exclude yourself alone, without asking?',
  ownership: 'How long has it been there, who owns it, and could it pay several large winners at once?',
}

/**
 * The published checklist behind the safety index. The article "What changed in our safety index" explains the weights.
 */
export const SAFETY_CHECKLIST = SAFETY_PARTS.map(({ part, name, weight }) => ({
  part: name,
  weight,
  question: QUESTION_OF[part],
}))
