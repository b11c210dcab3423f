import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { OpenedDraft } from '../drafts/find-opened-draft.ts'
import type { StoredItem } from './use-stored-item.ts'

export interface FormTab {
  name: string
  /** The fields on it: their errors mark the tab. */
  fields: readonly string[]
  content: ReactNode
}

export interface ItemDialogProps {
  kind: WrittenKind
  schema: z.ZodType
  /** What a new form starts with; a field that is missing is empty. */
  presets: Record<string, unknown>
  /** Fields in which null is the answer "not stated", which an empty field gives. */
  facts?: readonly string[]
  tabs: readonly FormTab[]
  nameOf: (form: Record<string, unknown>) => string
  /** Turns the form as it is kept into the values of the fields; without it they are taken as they are. */
  valuesOf?: (form: Record<string, unknown>) => Record<string, unknown>
  /** Turns the values of the fields into what is sent. */
  formOf?: (values: Record<string, unknown>) => Record<string, unknown>
  /** Fields that are computed from others with these values: two people never have to decide about them. */
  follows?: (values: Record<string, unknown>) => readonly string[]
  /** Further buttons at the left of the footer; they get the values as they are. */
  tools?: (values: () => Record<string, unknown>) => ReactNode
}

export interface ItemFormOptions extends ItemDialogProps {
  id: number | 'new'
  stored: StoredItem | undefined
  /** The draft that it opens with. */
  opened: OpenedDraft | undefined
  onClose: () => void
  /** The form stays open after a save and goes on from what was saved; without it a save closes it. */
  stays?: boolean
}
