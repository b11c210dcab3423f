import { useEffect, useMemo, useState } from 'react'
import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { CallError } from '../../../shell/call-api.ts'
import { sendPicture } from '../../media/send-picture.ts'
import { callAdmin } from '../../session/call-admin.ts'
import type { PictureTask, PictureTasks } from './picture-tasks.ts'

const AT_ONCE = 2

interface Queue extends PictureTasks {
  /** Brings a file, or the picture at an address of another site, into the library. Answers with the number of its task. */
  bring: (source: File | string) => number
  /** Lists what cannot be taken over, with the reason. */
  tell: (name: string, problem: string) => void
  /** The picture of a task that has ended. */
  arrivedFor: (id: number) => UploadedPicture | undefined
}

type OnSettled = (id: number, picture: UploadedPicture | undefined) => void

/** Brings pictures into the library, two at a time. One that fails stays in the list with its reason. */
export function usePictureTasks(onSettled: OnSettled): Queue {
  const [tasks, setTasks] = useState<readonly PictureTask[]>([])
  const [queue] = useState(() => createQueue(setTasks))
  useEffect(() => queue.listen(onSettled))
  useEffect(() => () => queue.stop(), [queue])

  const isBusy = tasks.some(({ problem }) => problem === undefined)
  useEffect(() => {
    if (!isBusy) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])

  return useMemo(() => ({ ...queue, tasks }), [queue, tasks])
}

type Change = (change: (present: readonly PictureTask[]) => readonly PictureTask[]) => void

function createQueue(setTasks: Change) {
  let onSettled: OnSettled = () => undefined
  const sources = new Map<number, File | string>()
  const arrived = new Map<number, UploadedPicture>()
  const aborts = new Map<number, AbortController>()
  let waiting: number[] = []
  let running = 0
  let lastId = 0

  const change = (id: number, changes: Partial<PictureTask>) =>
    setTasks((present) => present.map((task) => (task.id === id ? { ...task, ...changes } : task)))
  const forget = (id: number) => setTasks((present) => present.filter((task) => task.id !== id))

  const run = async (id: number, source: File | string) => {
    const abort = new AbortController()
    aborts.set(id, abort)
    change(id, { sent: 0 })
    try {
      const picture = await fetched(source, abort.signal, (sent) => change(id, { sent }))
      arrived.set(id, picture)
      sources.delete(id)
      forget(id)
      onSettled(id, picture)
    } catch (error) {
      if (!abort.signal.aborted)
        change(id, { sent: undefined, problem: problemOf(error), mayRetry: !isRefused(error) })
    } finally {
      aborts.delete(id)
    }
  }
  const next = () => {
    while (running < AT_ONCE) {
      const id = waiting.shift()
      const source = id === undefined ? undefined : sources.get(id)
      if (id === undefined || source === undefined) return
      running += 1
      void run(id, source).finally(() => {
        running -= 1
        next()
      })
    }
  }
  const add = (task: Pick<PictureTask, 'name' | 'source' | 'problem'>): number => {
    lastId += 1
    const id = lastId
    setTasks((present) => [...present, { ...task, id, sent: undefined, mayRetry: false }])
    return id
  }
  return {
    listen: (next: OnSettled) => {
      onSettled = next
    },
    bring: (source: File | string) => {
      const id = add({ name: typeof source === 'string' ? source : source.name, source, problem: undefined })
      sources.set(id, source)
      waiting.push(id)
      next()
      return id
    },
    tell: (name: string, problem: string) => void add({ name, source: undefined, problem }),
    arrivedFor: (id: number) => arrived.get(id),
    retry: (id: number) => {
      change(id, { problem: undefined, mayRetry: false })
      waiting.push(id)
      next()
    },
    drop: (id: number) => {
      waiting = waiting.filter((other) => other !== id)
      sources.delete(id)
      aborts.get(id)?.abort()
      forget(id)
      onSettled(id, undefined)
    },
    stop: () => {
      waiting = []
      for (const abort of aborts.values()) abort.abort()
    },
  }
}

function fetched(
  source: File | string,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<UploadedPicture> {
  if (typeof source !== 'string') return sendPicture(source, { signal, onProgress })
  return callAdmin<UploadedPicture>('/api/admin/media/fetch', { payload: { address: source }, signal })
}

function problemOf(error: unknown): string {
  if (error instanceof CallError) return error.reason ?? 'The picture could not be stored. Try again later.'
  return error instanceof Error && !(error instanceof TypeError)
    ? error.message
    : 'The picture could not be brought. Check your connection and try again.'
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof RangeError || (error instanceof CallError && error.status < 500 && error.status !== 429)
  )
}
