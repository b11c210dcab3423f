/** Saves a form as a draft while it is being typed. Knows no React; one for each form that is open. */
import type { DraftBody } from '#contract/items/drafts.schema.ts'
import { randomKey } from '../../random-key.ts'
import { newDraftId, sendDraft } from './stored-drafts.ts'

export type DraftStatus =
  | { is: 'none' }
  | { is: 'saved'; at: string }
  /** It is in the form alone until the server can be reached, or until the person has signed in again. */
  | { is: 'unsent'; because: 'unreachable' | 'signed-out' }
  | { is: 'refused'; reason: string }

export type FormNow = Pick<DraftBody, 'kind' | 'itemId' | 'baseVersion' | 'name' | 'values'>

interface DraftSaverOptions {
  username: string
  onStatus: (status: DraftStatus) => void
  opened?: { id: number; state: string } | undefined
}

export interface DraftSaver {
  /** From now on the form is read by this function; it answers undefined when there is nothing to keep. */
  readBy: (read: () => FormNow | undefined) => void
  /** The draft's id, once there has been anything to keep. */
  id: () => number | undefined
  /** Something was typed: it is sent after a pause, and so is what is typed meanwhile. */
  changed: () => void
  /** Sends what was not sent yet, and waits for the answer. */
  flush: () => Promise<void>
  /** The same; returns the draft's id when the server has the form as it is now. */
  stored: () => Promise<number | undefined>
  /** No request is on its way when this resolves, and none will begin until something is typed. */
  pause: () => Promise<void>
  /** Nothing is kept under this id any more; what is typed from now on is another draft. */
  forget: () => Promise<void>
  /** The form goes: what was not sent is sent once more, and nothing after it. */
  stop: () => void
}

/** The savers of the forms that are open. */
const open = new Set<DraftSaver>()

/** Sends what was typed into any form and not sent yet. */
export async function sendOpenDrafts(): Promise<void> {
  await Promise.all([...open].map((saver) => saver.flush()))
}

/** One request is under way at most; the last state wins. */
export function createDraftSaver({ username, onStatus, opened }: DraftSaverOptions): DraftSaver {
  let id = opened?.id ?? newDraftId()
  let known = opened === undefined ? [] : [opened.state]
  let read: () => FormNow | undefined = () => undefined
  let isUnsent = false
  /** The server had what was sent last. */
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
  /** How long to wait before the next attempt, in milliseconds. */
  const sendNow = async (): Promise<number> => {
    isUnsent = false
    const draft = unsaved()
    if (draft === undefined) return PAUSE_MS
    // It may arrive although no answer does.
    known = [...known, draft.state].slice(-KNOWN_STATES)
    const sent = await sendDraft(username, id, draft)
    isStored = sent.outcome === 'saved'
    switch (sent.outcome) {
      case 'saved':
        known = [draft.state]
        onStatus({ is: 'saved', at: sent.at })
        return PAUSE_MS
      case 'changed':
        // Both stay: what another device has, and this one as a draft of its own.
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
/** Fewer than the server takes. */
const KNOWN_STATES = 4
