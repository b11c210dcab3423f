import type { ImportState } from '#contract/transfer/imports.schema.ts'
import type { ImportOutcome, ImportStep } from '#contract/transfer/transfer.ts'

export const OUTCOME_WORDS: Readonly<Record<ImportOutcome, string>> = {
  created: 'Created',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
}

export const STEP_WORDS: Readonly<Record<ImportStep | 'sending', string>> = {
  sending: 'Sending the file',
  reading: 'Reading the file',
  checking: 'Checking the rows',
  pictures: 'Fetching pictures',
  saving: 'Saving the rows',
  undoing: 'Undoing the import',
}

export const STATE_WORDS: Readonly<Record<ImportState, string>> = {
  checking: 'Being checked',
  applying: 'Being applied',
  applied: 'Applied',
  stopped: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Nothing was kept',
}
