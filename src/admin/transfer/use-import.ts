import { useEffect, useRef, useState } from 'react'
import { BODY } from '#contract/shared/limits.ts'
import type { ImportDetails } from '#contract/transfer/imports.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { ImportProgress, ImportReport } from '#contract/transfer/transfer.ts'
import { CallError, reasonOf } from '#web/shell/call-api.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { useAfterChange } from '../items/table/use-open-form.ts'
import { ImportFailure } from './follow-lines.ts'
import type { ImportReading } from './import-reading.ts'
import { sendImport, undoImport, type ImportFile } from './send-import.ts'

export type ImportState =
  | { step: 'choosing' }
  /** The header has unknown column names. */
  | { step: 'matching'; file: ImportFile }
  | { step: 'checking' | 'applying' | 'undoing'; name: string; progress?: ImportProgress }
  /** After a dry run, or an attempt that stored nothing. */
  | { step: 'checked'; file: ImportFile; report: ImportReport }
  | { step: 'applied'; file: ImportFile; report: ImportReport }
  | { step: 'undone'; details: ImportDetails }

/** The steps of a file: chosen, checked, reviewed, applied, and possibly undone. */
export function useImport(kind: WrittenKind) {
  const [state, setState] = useState<ImportState>({ step: 'choosing' })
  const [problem, setProblem] = useState<string>()
  const afterChange = useAfterChange()
  const running = useRef<AbortController>(undefined)
  /** The running import should be undone; its own response tells how it ended. */
  const isUndoWanted = useRef(false)
  useEffect(() => () => running.current?.abort(), [])

  const fail = (error: unknown, otherwise: ImportState) => {
    setState(otherwise)
    setProblem(error instanceof ImportFailure ? error.message : reasonOf(error, NO_ANSWER))
  }

  const run = async (file: ImportFile, apply: boolean, otherwise: ImportState) => {
    const controller = new AbortController()
    running.current = controller
    isUndoWanted.current = false
    const step = apply ? 'applying' : 'checking'
    setProblem(undefined)
    setState({ step, name: file.name })
    try {
      const report = await sendImport(kind, file, {
        apply,
        signal: controller.signal,
        onProgress: (progress) => setState({ step, name: file.name, progress }),
      })
      if (apply) afterChange()
      if (isUndoWanted.current && report.importId !== null) return await undo(report.importId, file.name)
      if (report.state === 'checked') setState({ step: 'checked', file, report })
      else setState({ step: 'applied', file, report })
      if (apply && report.state === 'checked') setProblem(NOTHING_KEPT)
    } catch (error) {
      if (apply) afterChange()
      if (controller.signal.aborted) return
      fail(error, isUnknownColumns(error) ? { step: 'matching', file } : otherwise)
    }
  }

  const undo = async (id: number, name: string) => {
    setProblem(undefined)
    setState({ step: 'undoing', name })
    try {
      const details = await undoImport(id, (progress) => setState({ step: 'undoing', name, progress }))
      setState({ step: 'undone', details })
    } catch (error) {
      fail(error, { step: 'choosing' })
    } finally {
      afterChange()
    }
  }

  const check = (file: ImportFile) => run(file, false, { step: 'choosing' })
  return {
    state,
    problem,
    check,
    undo,
    choose: async (files: readonly File[], reading: ImportReading) => {
      const chosen = await readChosenFile(kind, files, reading)
      return typeof chosen === 'string' ? setProblem(chosen) : check(chosen)
    },
    apply: () => (state.step === 'checked' ? run(state.file, true, state) : undefined),
    /** Stops the import. Applied rows stay, or are undone with `thenUndo`. */
    stop: async (thenUndo: boolean) => {
      const importId = state.step === 'applying' ? state.progress?.importId : undefined
      if (importId === undefined) {
        running.current?.abort()
        setState({ step: 'choosing' })
        return
      }
      isUndoWanted.current = thenUndo
      try {
        await callAdmin(`/api/admin/imports/${importId}/stop`, { method: 'POST' })
      } catch (error) {
        // It has just ended: its own response is coming.
        if (!(error instanceof CallError && error.status === 409)) fail(error, state)
      }
    },
    again: () => {
      setProblem(undefined)
      setState({ step: 'choosing' })
    },
  }
}

function isUnknownColumns(error: unknown): boolean {
  return error instanceof CallError && error.problems.some(({ path }) => path === 'columns')
}

const NOTHING_KEPT = 'Nothing was kept: something has changed since the file was checked.'
const NO_ANSWER = 'The file could not be sent. Check your connection and try again.'

async function readChosenFile(
  kind: WrittenKind,
  files: readonly File[],
  reading: ImportReading,
): Promise<ImportFile | string> {
  const [chosen] = files
  if (chosen === undefined || files.length > 1) return 'Choose one file at a time.'
  const { name, size } = chosen
  const isWordpress = kind === 'post' && /\.xml$/i.test(name)
  if (!isWordpress && !/\.(?:csv|json|txt|tsv)$/i.test(name))
    return kind === 'post'
      ? `${name} is neither a CSV or JSON file nor the XML file of WordPress.`
      : `${name} is neither a CSV nor a JSON file.`
  // Prevents sending a large file for minutes before it is refused.
  const most = isWordpress ? BODY.wordpress : BODY.import
  if (size > most) return `${name} is larger than ${most / 1024 / 1024} MB. Split it.`
  const format = isWordpress ? 'wxr' : /\.json$/i.test(name) ? 'json' : 'csv'
  // A long file stays on the editor's disk.
  const content = isWordpress ? chosen : new Blob([await chosen.arrayBuffer()])
  return { name, format, content, reading }
}
