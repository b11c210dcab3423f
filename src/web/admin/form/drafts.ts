/** What was typed into a form and not saved yet, kept on this device. */
export interface Draft {
  values: Record<string, unknown>
  /** The version that was edited; null for something new. */
  version: number | null
  /** Milliseconds since 1970. */
  keptAt: number
}

export function draftKey(kind: string, id: number | 'new'): string {
  return `admin-draft:${kind}:${id}`
}

/** The draft under this key; undefined when there is none that can be read. */
export function readDraft(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
    return draft !== null && typeof draft.values === 'object' ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; when the storage is full or closed the form itself is all there is. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Nothing to do: the next change tries again.
  }
}

export function dropDraft(key: string): void {
  localStorage.removeItem(key)
}
