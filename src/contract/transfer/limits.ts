/** Limits of an import: rows per file, rows per outcome in the report, and items per statement. */
export const TRANSFER = {
  rows: 100_000,
  /** Rows listed for each outcome, and for each reason. */
  shown: 500,
  shownOfReason: 100,
  batch: 500,
  batchBytes: 2 * 1024 * 1024,
} as const
/**
 * `leaseMs`: a run that has not renewed its lease for so long counts as ended. `mostFailures`: failures after which the
 * import ends.
 */
export const IMPORT_RUN = { leaseMs: 15_000, mostFailures: 5 } as const
