import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { OpenedDraft } from '../drafts/find-opened-draft.ts'
import type { StoredItem } from './use-stored-item.ts'

export interface FormTab {
  name: string
  /** The fields of the tab. Their errors mark it. */
  fields: readonly string[]
  content: ReactNode
}

export interface ItemDialogProps {
  kind: WrittenKind
  schema: z.ZodType
  /** Initial values of a new form; missing fields are empty. */
  presets: Record<string, unknown>
  /** Fields in which an empty value means null, "not stated". */
  facts?: readonly string[]
  tabs: readonly FormTab[]
  nameOf: (form: Record<string, unknown>) => string
  /** Converts the stored form to field values; without it they are equal. */
  valuesOf?: (form: Record<string, unknown>) => Record<string, unknown>
  formOf?: (values: Record<string, unknown>) => Record<string, unknown>
  /** Fields that are derived from others for these values, and need no merging. */
  follows?: (values: Record<string, unknown>) => readonly string[]
  /** Further buttons at the left of the footer, with access to the values. */
  tools?: (values: () => Record<string, unknown>) => ReactNode
}

export interface ItemFormOptions extends ItemDialogProps {
  id: number | 'new'
  stored: StoredItem | undefined
  opened: OpenedDraft | undefined
  onClose: () => void
  /** The form stays open after a save; otherwise it closes. */
  stays?: boolean
}
