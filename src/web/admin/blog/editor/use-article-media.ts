import type { Editor } from '@tiptap/react'
import { useMemo, useRef } from 'react'
import type { ArticleMedia } from './article-media-context.ts'
import { readPastedPicture } from './pasted-picture.ts'
import { mediaIn, mediaOnTheirWay, placeMedia, settleTask } from './place-media.ts'
import type { Place, PlacedMedium } from './place-media.ts'
import type { ListedMedium } from './stored-content.ts'
import { usePictureTasks } from './use-picture-tasks.ts'

interface UseArticleMedia {
  /** Null until the editor stands. */
  editor: () => Editor | null
  /** How many the text may have; 0 for a text without media. */
  most: number
  /** Media that the text does not mark. */
  loose: readonly ListedMedium[]
  onLoose: (loose: readonly ListedMedium[]) => void
}

/** Pictures and videos of the text: brought, placed, and limited in number. */
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
  // Of one paste, before the editor has its blocks.
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
    /** What was promised stands in the text now. */
    settle: (present: Editor) => {
      promised.current = 0
      for (const { attrs } of mediaOnTheirWay(present.state.doc)) {
        const task = Number(attrs['task'])
        const picture = arrivedFor(task)
        if (picture !== undefined)
          // Not within the update of another transaction.
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
