import { useState } from 'react'
import { TEXT_PART } from './post-item.tsx'

/** The visible part where there is room for one. */
export type PostPart = 'text' | 'settings'

export interface PostParts {
  part: PostPart
  setPart: (part: PostPart) => void
  open: ReadonlySet<string>
  toggle: (group: string, isOpen: boolean) => void
  /** Shows the text or a group of the panel. */
  show: (name: string) => void
}

/** The visible parts of the editor. */
export function usePostParts(): PostParts {
  const [part, setPart] = useState<PostPart>('text')
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(FIRST_OPEN))
  const toggle = (group: string, isOpen: boolean) =>
    setOpen((present) => {
      if (present.has(group) === isOpen) return present
      return new Set(isOpen ? [...present, group] : [...present].filter((name) => name !== group))
    })
  return {
    part,
    setPart,
    open,
    toggle,
    show: (name) => {
      setPart(name === TEXT_PART ? 'text' : 'settings')
      if (name !== TEXT_PART) toggle(name, true)
    },
  }
}

/** The groups that every new article needs. */
const FIRST_OPEN = ['Content', 'Status']
