/** Rows of one import file, how many of each outcome its report lists in detail, and items per statement. */
export const TRANSFER = {
  rows: 100_000,
  /** Rows of each outcome, and rows of each reason, that a report lists. */
  shown: 500,
  shownOfReason: 100,
  batch: 500,
  batchBytes: 2 * 1024 * 1024,
} as const
/** Milliseconds after which a run of an import that has not renewed its lease counts as gone, and after how many failures it ends. */
export const IMPORT_RUN = { leaseMs: 15_000, mostFailures: 5 } as const
