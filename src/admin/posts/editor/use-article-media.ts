import type { Editor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { CallError } from '#web/shell/call-api.ts'
import { sendPicture } from '../../media/send-picture.ts'
import { callAdmin } from '../../staff/call-admin.ts'
import type { ArticleMedia } from './article-media-context.ts'
import { readPastedPicture } from './pasted-picture.ts'
import type { PictureTask, PictureTasks } from './picture-tasks.ts'
import {
  mediaIn,
  mediaOnTheirWay,
  placeMedia,
  settleTask,
  type Place,
  type PlacedMedium,
} from './place-media.ts'
import type { ListedMedium } from './stored-content.ts'

const AT_ONCE = 2

interface UseArticleMedia {
  editor: () => Editor | null
  /** The most media; 0 for a text without media. */
  most: number
  loose: readonly ListedMedium[]
  onLoose: (loose: readonly ListedMedium[]) => void
}

/** Pictures and videos of the text: uploading, placing, and their limit. */
export function useArticleMedia({ editor, most, loose, onLoose }: UseArticleMedia) {
  const full =
    most === 0
      ? 'This text has no pictures. Put them into an article.'
      : `An article has at most ${most} pictures and videos.`
  const queue = usePictureTasks((task, picture) => {
    const present = editor()
    if (present !== null) settleTask(present, task, picture && { url: picture.address, alt: picture.alt })
  })
  const { bring, tell, arrivedFor, tasks, retry, drop } = queue
  // Media of a paste whose blocks the editor does not have yet.
  const promised = useRef(0)

  const room = (): number => {
    const present = editor()
    if (present === null) return 0
    const { doc } = present.state
    return most - mediaIn(doc).length - mediaOnTheirWay(doc).length - loose.length - promised.current
  }
  const add = (media: readonly PlacedMedium[], place: Place) => {
    const present = editor()
    if (present !== null && media.length > 0) placeMedia(present, media, place)
  }

  const media: ArticleMedia = {
    loose,
    addFiles: (files, place) => {
      const free = room()
      const placed = files.flatMap((file, index) => {
        if (index < free) return { ...NO_MEDIUM, task: bring(file) }
        tell(file.name, full)
        return []
      })
      add(placed, place)
    },
    addMedium: (medium) => {
      if (room() > 0) add([{ ...medium, task: null }], 'cursor')
      else tell(medium.url, full)
    },
    placeLoose: (index, place) => {
      const medium = loose[index]
      if (medium === undefined) return
      onLoose(loose.filter((_other, at) => at !== index))
      add([{ ...medium, task: null }], place)
    },
    removeLoose: (index) => onLoose(loose.filter((_other, at) => at !== index)),
  }

  return {
    media,
    tasks: useMemo(() => ({ tasks, retry, drop }), [tasks, retry, drop]),
    tell,
    /** The block of a pasted picture; undefined for one that cannot be uploaded, which is reported. */
    takePasted: ({ src, alt, caption }: { src: string; alt: string; caption: string }) => {
      const pasted = readPastedPicture(src, location.origin)
      if (pasted.kind === 'lost') {
        tell(alt || pasted.name, pasted.problem)
        return undefined
      }
      if (room() <= 0) {
        tell(nameOf(pasted), full)
        return undefined
      }
      promised.current += 1
      const task = pasted.kind === 'elsewhere' ? bring(pasted.source) : null
      return { medium: { ...NO_MEDIUM, url: pasted.kind === 'ours' ? pasted.url : '', alt, caption }, task }
    },
    /** Called when pasted media are in the text. */
    settle: (present: Editor) => {
      promised.current = 0
      for (const { attrs } of mediaOnTheirWay(present.state.doc)) {
        const task = Number(attrs['task'])
        const picture = arrivedFor(task)
        if (picture !== undefined)
          // Not within another transaction's update.
          queueMicrotask(() => settleTask(present, task, { url: picture.address, alt: picture.alt }))
      }
    },
  }
}

const NO_MEDIUM: PlacedMedium = { type: 'image', url: '', caption: '', alt: '', task: null }

function nameOf(
  pasted: { kind: 'ours'; url: string } | { kind: 'elsewhere'; source: File | string },
): string {
  if (pasted.kind === 'ours') return pasted.url
  return typeof pasted.source === 'string' ? pasted.source : pasted.source.name
}

interface Queue extends PictureTasks {
  /** Uploads a file, or a picture from another site. Returns the task's number. */
  bring: (source: File | string) => number
  /** Lists content that cannot be taken over, with the reason. */
  tell: (name: string, problem: string) => void
  /** The picture of a completed task. */
  arrivedFor: (id: number) => UploadedPicture | undefined
}

type OnSettled = (id: number, picture: UploadedPicture | undefined) => void

/** Uploads pictures, two at a time. Failed ones stay in the list with the reason. */
function usePictureTasks(onSettled: OnSettled): Queue {
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
