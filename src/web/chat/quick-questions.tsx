import { ArrowUpRight } from 'lucide'
import { useEffect, useRef } from 'react'
import { QUICK_QUESTIONS } from '#contract/chat/chat-messages.ts'
import { CHAT } from '#contract/shared/limits.ts'
import { Icon } from '#ui/icon.tsx'

/** Questions to begin with, shown while there is nothing but the greeting. One is sent a moment after it is pressed. */
export function QuickQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const askSoon = (question: string) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      onAsk(question)
    }, CHAT.quickDelayMs)
  }
  return (
    <div className="quick" role="group" aria-label="Quick questions">
      {QUICK_QUESTIONS.map((question) => (
        <button
          key={question}
          type="button"
          onClick={() => {
            askSoon(question)
          }}
        >
          {question}
          <Icon of={ArrowUpRight} size={16} />
        </button>
      ))}
    </div>
  )
}
