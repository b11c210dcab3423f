import { useEffect, useRef, useState } from 'react'
import type { ItemKind } from '#contract/item-kinds.ts'
import { BODY } from '#contract/limits.ts'
import type { ImportProgress, ImportReport } from '#contract/transfer.ts'
import { reasonOf } from '../../shell/call-api.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { ImportFailure, sendImport } from './send-import.ts'
import type { ImportFile } from './send-import.ts'

export type ImportState =
  | { step: 'choosing' }
  | { step: 'checking' | 'applying'; file: ImportFile; progress?: ImportProgress }
  /** After a dry run, or after an attempt that kept nothing. */
  | { step: 'checked'; file: ImportFile; report: ImportReport }
  | { step: 'applied'; report: ImportReport }

/** The way of a file: chosen, checked, looked at, applied. Leaving the dialog stops what is under way. */
export function useImport(kind: ItemKind) {
  const [state, setState] = useState<ImportState>({ step: 'choosing' })
  const [problem, setProblem] = useState<string>()
  const afterChange = useAfterChange()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (file: ImportFile, apply: boolean, otherwise: ImportState) => {
    const controller = new AbortController()
    running.current = controller
    const step = apply ? 'applying' : 'checking'
    setProblem(undefined)
    setState({ step, file })
    try {
      const report = await sendImport(kind, file, {
        apply,
        signal: controller.signal,
        onProgress: (progress) => setState({ step, file, progress }),
      })
      if (report.isApplied) setState({ step: 'applied', report })
      else setState({ step: 'checked', file, report })
      if (apply && !report.isApplied) setProblem(NOTHING_KEPT)
    } catch (error) {
      if (controller.signal.aborted) return
      setState(otherwise)
      setProblem(error instanceof ImportFailure ? error.message : reasonOf(error, NO_ANSWER))
    } finally {
      // Stopped in its last moment, it may have been kept.
      if (apply) afterChange()
    }
  }

  return {
    state,
    problem,
    choose: async (files: readonly File[]) => {
      const [chosen] = files
      const wrong = chosen === undefined ? undefined : wrongWith(chosen, files.length)
      if (chosen === undefined || wrong !== undefined) return setProblem(wrong)
      const format = /\.json$/i.test(chosen.name) ? 'json' : 'csv'
      const content = new Blob([await chosen.arrayBuffer()])
      return run({ name: chosen.name, format, content }, false, { step: 'choosing' })
    },
    apply: () => (state.step === 'checked' ? run(state.file, true, state) : undefined),
    again: () => {
      setProblem(undefined)
      setState({ step: 'choosing' })
    },
  }
}

const NOTHING_KEPT = 'Nothing was kept: something has changed since the file was checked.'
const NO_ANSWER = 'The file could not be sent. Check your connection and try again.'

function wrongWith({ name, size }: File, count: number): string | undefined {
  if (count > 1) return 'Choose one file at a time.'
  if (!/\.(?:csv|json|txt|tsv)$/i.test(name)) return `${name} is neither a CSV nor a JSON file.`
  // What is too large is not sent first to be refused after minutes.
  if (size > BODY.import) return `${name} is larger than ${BODY.import / 1024 / 1024} MB. Split it.`
  return undefined
}
