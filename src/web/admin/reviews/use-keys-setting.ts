import { useState } from 'react'

const NAME = 'reviewKeys'

/** Whether the keys of the queue are on; kept on this device. */
export function useKeysSetting(): readonly [areOn: boolean, change: (on: boolean) => void] {
  const [areOn, setOn] = useState(readSetting)
  const change = (on: boolean) => {
    setOn(on)
    try {
      localStorage.setItem(NAME, on ? 'on' : 'off')
    } catch {
      // Storage is full or forbidden: the choice lasts as long as the page.
    }
  }
  return [areOn, change]
}

/** Admin screens are drawn in the browser only. */
function readSetting(): boolean {
  try {
    return globalThis.localStorage?.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}
