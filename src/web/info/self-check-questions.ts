/** Statements about the last twelve months, to tick when true. */
export const SELF_CHECK_QUESTIONS = [
  'I have played with money that was meant for rent, food or bills.',
  'I have gone back another day to win back what I had lost.',
  'I have needed larger stakes to feel the same excitement.',
  'I have borrowed money or sold something so that I could play.',
  'I have hidden from someone how much or how often I play.',
  'I have tried to stop or cut down and could not.',
  'I have become restless or irritable when I could not play.',
  'I have played to escape worry, loneliness or a low mood.',
  'Playing has cost me sleep, work, study or peace with people close to me.',
] as const

export interface SelfCheckAdvice {
  /** The least number of ticks. */
  from: number
  ticks: string
  advice: string
}

/** From this number of ticks the advice is self-exclusion. */
export const SELF_EXCLUSION_FROM = 3

/** Advice by number of ticks, ascending. */
export const SELF_CHECK_ADVICE: readonly SelfCheckAdvice[] = [
  {
    from: 0,
    ticks: 'None',
    advice:
      'Nothing here points to harm. Set limits anyway, while it is easy, and look at this list again in a few months.',
  },
  {
    from: 1,
    ticks: '1 or 2',
    advice:
      'Gambling is beginning to cost you something. Lower your limits today, take a break of a week or more, and tell one person about it.',
  },
  {
    from: SELF_EXCLUSION_FROM,
    ticks: '3 or more',
    advice:
      'Please talk to someone. A helpline below is a good first call, and self-exclusion is the setting that helps most. Needing help is common, and help works.',
  },
]

export function selfCheckAdvice(ticks: number): SelfCheckAdvice | undefined {
  return SELF_CHECK_ADVICE.findLast(({ from }) => ticks >= from)
}
