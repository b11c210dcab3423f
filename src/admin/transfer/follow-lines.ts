import type { ImportProgress } from '#contract/transfer/transfer.ts'
import type { CallOptions } from '#web/shell/call-api.ts'
import { askAdmin } from '../staff/call-admin.ts'

/** The work was started and failed. The message is for people. */
export class ImportFailure extends Error {
  override name = 'ImportFailure'
}

/**
 * Requests long work and returns its result; `lost` is the message when the connection ends early. Throws CallError,
 * ImportFailure, or another error without a response.
 */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the caller knows what the answer holds
export async function followLines<Result>(
  path: string,
  { onProgress, lost, ...options }: CallOptions & { onProgress: (at: ImportProgress) => void; lost: string },
): Promise<Result> {
  const response = await askAdmin(path, { method: 'POST', ...options })
  for await (const line of linesOf(response)) {
    if ('report' in line) return line.report as Result
    if ('error' in line) throw new ImportFailure(line.error.message)
    onProgress(line)
  }
  throw new ImportFailure(lost)
}

type Line = ImportProgress | { report: unknown } | { error: { message: string } }

async function* linesOf(response: Response): AsyncGenerator<Line> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done = true, value = '' } = (await reader?.read()) ?? {}
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Line
    if (done) return
  }
}
