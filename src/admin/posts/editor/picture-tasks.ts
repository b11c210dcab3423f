import { createContext } from 'react'

/** A picture on its way into the library, or one that did not arrive. */
export interface PictureTask {
  id: number
  /** Of the file, or the address it comes from. */
  name: string
  /** Undefined for what cannot be brought at all: it is only reported. */
  source: File | string | undefined
  /** From 0 to 1; undefined while it waits for its turn. */
  sent: number | undefined
  /** Why it did not arrive. */
  problem: string | undefined
  /** It failed on the way; a picture that was refused is refused again. */
  mayRetry: boolean
}

export interface PictureTasks {
  tasks: readonly PictureTask[]
  retry: (id: number) => void
  /** Gives one up, and takes its place out of the text. */
  drop: (id: number) => void
}

/** For the cards in the text. */
export const PictureTasksContext = createContext<PictureTasks>({
  tasks: [],
  retry: () => undefined,
  drop: () => undefined,
})
