/** Saves a form as a draft while someone types. Independent of React; one for each open form. */
import type { DraftBody } from '#contract/items/drafts.schema.ts'
import { randomKey } from '../../random-key.ts'
import { newDraftId, sendDraft } from './stored-drafts.ts'

export type DraftStatus =
  | { is: 'none' }
  | { is: 'saved'; at: string }
  /** Kept only in the form, until the server can be reached or the person has signed in again. */
  | { is: 'unsent'; because: 'unreachable' | 'signed-out' }
  | { is: 'refused'; reason: string }

export type FormNow = Pick<DraftBody, 'kind' | 'itemId' | 'baseVersion' | 'name' | 'values'>

interface DraftSaverOptions {
  username: string
  onStatus: (status: DraftStatus) => void
  opened?: { id: number; state: string } | undefined
}

export interface DraftSaver {
  /** Sets the function that reads the form; it returns undefined when there is nothing to save. */
  readBy: (read: () => FormNow | undefined) => void
  /** The draft's id, once there was anything to save. */
  id: () => number | undefined
  /** Call this after typing: the form is sent after a pause, with everything typed meanwhile. */
  changed: () => void
  /** Sends unsent changes and waits for the response. */
  flush: () => Promise<void>
  /** Flushes, and returns the draft's id when the server has the current form. */
  stored: () => Promise<number | undefined>
  /** Resolves when no request is running. None starts until something is typed. */
  pause: () => Promise<void>
  /** Stops saving under this id; further typing creates another draft. */
  forget: () => Promise<void>
  /** For a form that closes: sends unsent changes once more, and nothing after that. */
  stop: () => void
}

const open = new Set<DraftSaver>()

/** Sends unsent changes of all open forms. */
export async function sendOpenDrafts(): Promise<void> {
  await Promise.all([...open].map((saver) => saver.flush()))
}

/** At most one request runs at a time; the last state wins. */
export function createDraftSaver({ username, onStatus, opened }: DraftSaverOptions): DraftSaver {
  let id = opened?.id ?? newDraftId()
  let known = opened === undefined ? [] : [opened.state]
  let read: () => FormNow | undefined = () => undefined
  let isUnsent = false
  /** True when the server has the last sent state. */
  let isStored = opened !== undefined
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  const start = (pause: number) => {
    if (!isStopped && timer === undefined && running === undefined) timer = setTimeout(run, pause)
  }
  const run = () => {
    stopTimer()
    running ??= attempt()
    return running
  }
  const attempt = async () => {
    const pause = await sendNow()
    running = undefined
    if (isUnsent) start(pause)
  }
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  /** Returns the pause before the next attempt, in milliseconds. */
  const sendNow = async (): Promise<number> => {
    isUnsent = false
    const draft = unsaved()
    if (draft === undefined) return PAUSE_MS
    // The request may arrive even without a response.
    known = [...known, draft.state].slice(-KNOWN_STATES)
    const sent = await sendDraft(username, id, draft)
    isStored = sent.outcome === 'saved'
    switch (sent.outcome) {
      case 'saved':
        known = [draft.state]
        onStatus({ is: 'saved', at: sent.at })
        return PAUSE_MS
      case 'changed':
        // Both are kept: the other device's draft, and this one as a separate draft.
        id = newDraftId()
        known = []
        isUnsent = true
        return 0
      case 'refused':
        onStatus({ is: 'refused', reason: sent.reason })
        return PAUSE_MS
      default:
        isUnsent = true
        onStatus({ is: 'unsent', because: sent.outcome })
        return RETRY_MS
    }
  }
  const unsaved = (): DraftBody | undefined => {
    const form = read()
    if (form === undefined) return undefined
    return { ...form, state: randomKey(), over: known }
  }
  const pause = async () => {
    stopTimer()
    await running
    stopTimer()
  }

  const saver: DraftSaver = {
    readBy: (next) => {
      read = next
    },
    id: () => (known.length > 0 ? id : undefined),
    changed: () => {
      isUnsent = true
      start(PAUSE_MS)
    },
    flush: async () => {
      await running
      if (isUnsent) await run()
    },
    stored: async () => {
      await running
      if (isUnsent) await run()
      return !isUnsent && isStored ? id : undefined
    },
    pause,
    forget: async () => {
      await pause()
      isUnsent = false
      id = newDraftId()
      known = []
      isStored = false
      onStatus({ is: 'none' })
    },
    stop: () => {
      isStopped = true
      open.delete(saver)
      if (isUnsent) void run()
    },
  }
  open.add(saver)
  return saver
}

const PAUSE_MS = 1000
const RETRY_MS = 15_000
/** Fewer than the server accepts. */
const KNOWN_STATES = 4
