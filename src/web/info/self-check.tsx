import { useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { forgetViewed } from '../recent/viewed-store.ts'
import {
  SELF_CHECK_ADVICE,
  SELF_CHECK_QUESTIONS,
  SELF_EXCLUSION_FROM,
  selfCheckAdvice,
} from './self-check-questions.ts'

/** Statements to tick. No form surrounds them: there is nothing that could be sent. Without scripts the advice stands there as a list. */
export function SelfCheck() {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isTouched, setIsTouched] = useState(false)
  const toggle = (question: string) => {
    setIsTouched(true)
    const next = ticked.includes(question)
      ? ticked.filter((other) => other !== question)
      : [...ticked, question]
    setTicked(next)
    // People who are advised to exclude themselves are not led back to casinos that they looked at.
    if (next.length >= SELF_EXCLUSION_FROM) forgetViewed()
  }
  const current = isTouched ? selfCheckAdvice(ticked.length) : undefined
  return (
    <>
      <p>
        Tick what has been true for you in the last twelve months. Your answers stay on this page: they are
        not sent, not stored and gone when you leave. This is no diagnosis, only a mirror.
      </p>
      <fieldset className="self-check">
        <legend className="sr">True for me in the last twelve months</legend>
        {SELF_CHECK_QUESTIONS.map((question) => (
          <Checkbox
            key={question}
            name="self-check"
            value={question}
            checked={ticked.includes(question)}
            onChange={() => toggle(question)}
          >
            {question}
          </Checkbox>
        ))}
      </fieldset>
      <h3>What your ticks may mean</h3>
      <ul className="self-check__advice">
        {SELF_CHECK_ADVICE.map((advice) => (
          <li key={advice.from} data-current={advice === current || undefined}>
            <b>{advice.ticks}:</b> {advice.advice}
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {current === undefined ? '' : `${ticked.length} ticked. ${current.advice}`}
      </p>
    </>
  )
}
