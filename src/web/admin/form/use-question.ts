import { useRef, useState } from 'react'

/** A question that something waits for: `about` is what is asked about while it is open. */
export function useQuestion<About>() {
  const [about, setAbout] = useState<About>()
  const settle = useRef<(isYes: boolean) => void>(undefined)
  return {
    about,
    /** Resolves with the answer. */
    ask: (what: About) =>
      new Promise<boolean>((resolve) => {
        settle.current = resolve
        setAbout(what)
      }),
    answer: (isYes: boolean) => {
      setAbout(undefined)
      settle.current?.(isYes)
    },
  }
}
