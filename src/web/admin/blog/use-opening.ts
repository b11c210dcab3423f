import { useState } from 'react'

interface Opening {
  /** Counts the forms that were opened on this page. */
  number: number
  /** What the address says to open. */
  address: string
  /** The address that the open form moves to. */
  next: string | undefined
}

/**
 * Which form the address means: another address opens another form, unless the open one said that it moves there,
 * as something new does when it is saved and has got an id.
 */
export function useOpening(address: string) {
  const [opening, setOpening] = useState<Opening>({ number: 0, address, next: undefined })
  if (opening.address !== address)
    setOpening({ number: opening.number + (opening.next === address ? 0 : 1), address, next: undefined })
  return {
    number: opening.number,
    /** The open form stays when the address becomes this one. */
    moveTo: (next: string) => setOpening((present) => ({ ...present, next })),
    /** The same again, from what is stored. */
    again: () => setOpening((present) => ({ ...present, number: present.number + 1 })),
  }
}
