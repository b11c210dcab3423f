/** "400 × 300, 12 KB" */
export function sizeOf({ width, height, bytes }: { width: number; height: number; bytes: number }): string {
  const kilobytes = bytes / 1024
  const weight =
    kilobytes < 999.5 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
  return `${width} × ${height}, ${weight}`
}

/** "Used 3 times" */
export function usesOf(uses: number): string {
  if (uses === 0) return 'Not used'
  return uses === 1 ? 'Used once' : `Used ${uses} times`
}
