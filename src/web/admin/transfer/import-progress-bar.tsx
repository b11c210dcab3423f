import type { ImportProgress } from '#contract/transfer/transfer.ts'
import { STEP_WORDS } from './transfer-words.ts'

interface ImportProgressBarProps {
  /** Of the file. */
  name: string
  /** Nothing is told while the file is on its way to the server. */
  progress: ImportProgress | undefined
}

/** How far an import is. The step is read out, its numbers are not. */
export function ImportProgressBar({ name, progress }: ImportProgressBarProps) {
  const words = STEP_WORDS[progress?.step ?? 'sending']
  const isCounted = progress !== undefined && progress.step !== 'reading'
  return (
    <div className="transfer__progress">
      <p>
        <b>{name}</b>
      </p>
      <progress
        className="progress"
        aria-label={words}
        max={1}
        {...(progress !== undefined && { value: progress.total === 0 ? 1 : progress.done / progress.total })}
      />
      <p className="sm mut">
        <span role="status">{words}</span>
        {isCounted && (
          <span aria-hidden="true">
            : {progress.done.toLocaleString('en')} of {progress.total.toLocaleString('en')}
          </span>
        )}
      </p>
    </div>
  )
}
