import { pick, type Random } from '#db/demo/seeded.ts'

const TURNS = ['But ', 'That said, ', 'On the other hand, ', 'Then again, ', 'Mind you, ']
const MAY_FOLLOW_A_TURN =
  /^(?:I|The|My|It|They|There|You|Nothing|Everything|Every|Half|Two|Three|Chat|Payouts|Support|Finding|Games|Features|Offers|Menus|Waiting|Buttons) /

/** Marks where praise meets complaint, if the sentence can follow such a word. */
export function withTurn(random: Random, sentence: string): string {
  if (!MAY_FOLLOW_A_TURN.test(sentence)) return sentence
  const rest = sentence.startsWith('I ') ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)
  return `${pick(random, TURNS)}${rest}`
}

/** Not everyone types alike: some drop the last full stop, some never reach for the shift key. */
export function withHabits(random: Random, text: string): string {
  const habit = random()
  if (habit < 0.06) return text.replace(/\.$/, '')
  if (habit < 0.1) return text.replace(/\.$/, '!')
  if (habit < 0.13) return text.replace(STARTS, (start) => start.toLowerCase())
  return text
}

const STARTS =
  /(?:^|[.!?] )(?:The|My|It|They|There|You|No|Not|Good|Decent|Fine|Quick|Slow|Only|All|And|But) /g
