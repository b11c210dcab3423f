import { useEffect, useRef, useState } from 'react'
import { CallError, reasonOf } from '../../shell/call-api.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { restorePicture } from './restore-picture.ts'

/** What became of an archive so far. */
export interface ArchiveProgress {
  fileName: string
  added: number
  present: number
  refused: readonly { name: string; reason: string }[]
  /** Why it ended before its last picture. */
  problem: string | undefined
  isRunning: boolean
}

/**
 * Reads an archive in the browser and sends its pictures one after the other, so that no request is larger than a
 * picture. The same file can be given again: what is there already is left alone.
 */
export function useArchive() {
  const [progress, setProgress] = useState<ArchiveProgress>()
  const running = useRef<AbortController>(undefined)
  const afterChange = useAfterChange()
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    let told: ArchiveProgress = {
      fileName: file.name,
      added: 0,
      present: 0,
      refused: [],
      problem: undefined,
      isRunning: true,
    }
    const tell = (changes: Partial<ArchiveProgress>) => {
      told = { ...told, ...changes }
      setProgress(told)
    }
    tell({})
    const refuse = (name: string, reason: string) => tell({ refused: [...told.refused, { name, reason }] })
    try {
      // The reader of archives is fetched with the first one.
      const { readMediaArchive } = await import('#domain/media/read-media-archive.ts')
      for await (const entry of readMediaArchive(file.stream())) {
        controller.signal.throwIfAborted()
        if ('problem' in entry) refuse(entry.name, entry.problem)
        else
          try {
            const { isNew } = await restorePicture(entry, controller.signal)
            tell(isNew ? { added: told.added + 1 } : { present: told.present + 1 })
          } catch (error) {
            if (!(error instanceof CallError) || error.status !== 400) throw error
            refuse(entry.name, reasonOf(error, 'This picture could not be read.'))
          }
      }
      tell({ isRunning: false })
    } catch (error) {
      const problem = controller.signal.aborted ? 'Stopped.' : problemOf(error)
      tell({ isRunning: false, problem })
    } finally {
      afterChange()
    }
  }
  return {
    progress,
    start: (file: File) => void start(file),
    stop: () => running.current?.abort(),
    close: () => setProgress(undefined),
  }
}

function problemOf(error: unknown): string {
  if (error instanceof Error && error.name === 'NotAnArchive') return error.message
  return reasonOf(error, 'The pictures could not be sent. Check your connection and choose the file again.')
}
