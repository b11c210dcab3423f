import { useEffect, useRef, useState } from 'react'
import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { CallError } from '#web/shell/call-api.ts'
import { sendPicture } from './send-picture.ts'

/** A running or failed upload. */
export interface Upload {
  id: number
  file: File
  /** From 0 to 1; undefined while it waits. */
  sent: number | undefined
  problem: string | undefined
  /** True after a transmission error; a refused picture would be refused again. */
  mayRetry: boolean
}

interface Uploads {
  uploads: readonly Upload[]
  isBusy: boolean
  start: (files: readonly File[]) => void
  retry: (upload: Upload) => void
  /** Cancels a running upload, or removes a failed one. */
  drop: (upload: Upload) => void
}

/** Sends files to the library one by one. Completed ones leave the list; failed ones stay with the reason. */
export function useUploads(onArrived: (picture: UploadedPicture) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const aborts = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)
  // An upload may outlive its render, after which a medium may have moved in the form.
  const arrived = useRef(onArrived)

  useEffect(() => {
    arrived.current = onArrived
  })

  useEffect(() => {
    const running = aborts.current
    return () => {
      for (const abort of running.values()) abort.abort()
    }
  }, [])

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((present) => present.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const forget = (id: number) => setUploads((present) => present.filter((upload) => upload.id !== id))

  const run = async (id: number, file: File, { signal }: AbortController) => {
    if (signal.aborted) return
    change(id, { sent: 0 })
    try {
      arrived.current(await sendPicture(file, { signal, onProgress: (sent) => change(id, { sent }) }))
      forget(id)
    } catch (error) {
      if (signal.aborted) return
      change(id, { sent: undefined, problem: problemOf(error), mayRetry: !isRefused(error) })
    } finally {
      aborts.current.delete(id)
    }
  }
  const start = (files: readonly File[]) => {
    for (const file of files) {
      const id = ++lastId.current
      const abort = new AbortController()
      aborts.current.set(id, abort)
      setUploads((present) => [
        ...present,
        { id, file, sent: undefined, problem: undefined, mayRetry: false },
      ])
      queue.current = queue.current.then(() => run(id, file, abort))
    }
  }
  const drop = ({ id }: Upload) => {
    aborts.current.get(id)?.abort()
    forget(id)
  }
  return {
    uploads,
    isBusy: uploads.some(({ problem }) => problem === undefined),
    start,
    retry: (upload) => {
      forget(upload.id)
      start([upload.file])
    },
    drop,
  }
}

function problemOf(error: unknown): string {
  if (error instanceof CallError) return error.reason ?? 'The picture could not be stored. Try again later.'
  return error instanceof Error ? error.message : 'The picture could not be sent.'
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof RangeError || (error instanceof CallError && error.status >= 400 && error.status < 500)
  )
}
