import { createContext } from 'react'

/** A running or failed upload. */
export interface PictureTask {
  id: number
  /** File name or source address. */
  name: string
  /** Undefined for content that cannot be uploaded and is only reported. */
  source: File | string | undefined
  /** From 0 to 1; undefined while it waits. */
  sent: number | undefined
  /** Why it failed. */
  problem: string | undefined
  /** True after a transmission error; a refused picture would be refused again. */
  mayRetry: boolean
}

export interface PictureTasks {
  tasks: readonly PictureTask[]
  retry: (id: number) => void
  /** Cancels an upload and removes its place from the text. */
  drop: (id: number) => void
}

/** For the cards in the text. */
export const PictureTasksContext = createContext<PictureTasks>({
  tasks: [],
  retry: () => undefined,
  drop: () => undefined,
})
