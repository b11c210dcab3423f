/** Tells outside changes from the editor's own, which return with a delay. */
export interface OwnEcho {
  said(value: string): void
  isOwn(value: string): boolean
}

/** Tracks recent values, because the form may pass down an earlier value, or skip one, while someone types. */
export function ownEcho(first: string): OwnEcho {
  let has = first
  let waiting: string[] = []
  return {
    said: (value) => void waiting.push(value),
    isOwn(value) {
      if (value === has) return true
      has = value
      const at = waiting.indexOf(value)
      waiting = at === -1 ? [] : waiting.slice(at + 1)
      return at !== -1
    },
  }
}
