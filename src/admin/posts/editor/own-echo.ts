/** Tells what came from outside from what the editor itself has said, which comes back to it a few letters late. */
export interface OwnEcho {
  /** The editor says this. */
  said(value: string): void
  /** False for a value that the editor neither had nor said: then it is the one that it has. */
  isOwn(value: string): boolean
}

/** The form renders when it can: between two letters it may hand down the value of before, or skip one. */
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
