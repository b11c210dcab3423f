import type { ImportDetails, ImportMediaProblem } from '#contract/transfer/imports.schema.ts'
import type { ImportProgress, ImportReason, ImportReport } from '#contract/transfer/transfer.ts'
import { CallError } from '../../shell/call-api.ts'
import { callAdmin } from '../session/call-admin.ts'

const EVERY_MS = 1_000

/**
 * Waits until an import ends whose own answer was lost: the server may have restarted, and it goes on by itself.
 * Throws CallError when the server refuses to tell.
 */
export async function watchImport(
  id: number,
  { onProgress, signal }: { onProgress: (at: ImportProgress) => void; signal?: AbortSignal },
): Promise<ImportDetails> {
  for (;;) {
    signal?.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    const options = signal === undefined ? {} : { signal }
    const details = await callAdmin<ImportDetails>(`/api/admin/imports/${id}`, options).catch(unlessAway)
    if (details === undefined) continue
    const { state, created, changed, planned, restored, removed, leftAlone } = details
    if (state === 'applying')
      onProgress({ step: 'saving', done: created + changed, total: planned, importId: id })
    else if (state === 'undoing')
      onProgress({
        step: 'undoing',
        done: restored + removed + leftAlone,
        total: created + changed,
        importId: id,
      })
    else return details
  }
}

/** What is known of an import without its own report: the figures. */
export function reportOf({
  id,
  kind,
  state,
  exceptions,
  media,
  pictures,
  ...counts
}: ImportDetails): ImportReport {
  const { created, changed, unchanged, refused, planned } = counts
  const exceptional = exceptions.filter(({ result }) => result === 'refused').length
  return {
    kind,
    state: state === 'applied' || state === 'stopped' ? state : 'applying',
    isApplied: true,
    importId: id,
    counts: { created, changed, unchanged, refused },
    notReached: state === 'stopped' ? Math.max(0, planned - created - changed - exceptional) : 0,
    rows: [],
    reasons: [],
    notes: [],
    pictures,
    media: [...Map.groupBy(media, ({ field, reason }) => `${field} ${reason}`).values()].map(reasonOf),
    similar: [],
    values: [],
    otherTypes: [],
  }
}

function reasonOf(problems: readonly ImportMediaProblem[]): ImportReason {
  return {
    path: problems[0]?.field ?? 'row',
    message: problems[0]?.reason ?? '',
    count: problems.length,
    rows: problems.map(({ row, name, address }) => ({ row, name, given: address })),
  }
}

/** The server is restarting, or the way to it is broken: it is asked again. */
function unlessAway(error: unknown): undefined {
  const isAway = !(error instanceof CallError) || error.status >= 500
  if (isAway && !(error instanceof DOMException)) return undefined
  throw error
}
