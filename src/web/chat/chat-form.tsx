import { Send } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { TEXT } from '#contract/shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** Where the visitor writes. It takes the focus when the chat opens, except on touch, where a keyboard would cover the greeting. */
export function ChatForm({ isWaiting, onAsk }: { isWaiting: boolean; onAsk: (text: string) => void }) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isBlank = text.trim() === ''
  const isFull = text.length >= TEXT.chat

  useEffect(() => {
    const focus = window.matchMedia('(pointer: coarse)').matches
      ? input.current?.closest('section')?.querySelector('button')
      : input.current
    focus?.focus()
  }, [])

  return (
    <form
      className="chat__in"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank || isWaiting) return
        onAsk(text)
        setText('')
        input.current?.focus()
      }}
    >
      <input
        ref={input}
        className="input"
        aria-label="Message"
        aria-describedby={isFull ? 'chat-full' : undefined}
        placeholder="Ask about casinos..."
        autoComplete="off"
        enterKeyHint="send"
        maxLength={TEXT.chat}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
        }}
      />
      <Button type="submit" size="icon" aria-label="Send" disabled={isBlank || isWaiting}>
        <Icon of={Send} size={18} />
      </Button>
      {isFull && (
        <p id="chat-full" role="status" className="chat__full xs">
          At most {TEXT.chat} characters.
        </p>
      )}
    </form>
  )
}
