import { CircleAlert } from 'lucide'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ArchiveProgress } from './use-archive.ts'

interface ArchivePanelProps {
  progress: ArchiveProgress
  onStop: () => void
  onClose: () => void
}

/** How far an archive is, and in the end which of its pictures could not be added. */
export function ArchivePanel({ progress, onStop, onClose }: ArchivePanelProps) {
  const { fileName, added, present, refused, problem, isRunning } = progress
  return (
    <section className="card card--flat archive" aria-label="Import of an archive">
      <div className="archive__head">
        <div>
          <h2>
            {isRunning
              ? 'Adding pictures'
              : problem === undefined
                ? 'All pictures are added'
                : 'Import ended early'}
          </h2>
          <p className="sm mut" role="status">
            {fileName}: {countsOf(added, present)}
          </p>
        </div>
        <Button variant="outline" onClick={isRunning ? onStop : onClose}>
          {isRunning ? 'Stop' : 'Close'}
        </Button>
      </div>
      {isRunning && <progress className="progress" aria-label="Adding pictures" />}
      {problem !== undefined && (
        <p className="err" role="alert">
          <Icon of={CircleAlert} size={14} />
          {problem}
        </p>
      )}
      {refused.length > 0 && (
        <details>
          <summary>
            {refused.length} {refused.length === 1 ? 'picture was' : 'pictures were'} refused
          </summary>
          <ul>
            {refused.map(({ name, reason }, index) => (
              // Several may share a name.
              <li key={`${index} ${name}`} className="sm">
                <b>{name}</b>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** "12 added, 3 already here". */
function countsOf(added: number, present: number): string {
  const here = present > 0 ? `, ${present.toLocaleString('en')} already here` : ''
  return `${added.toLocaleString('en')} added${here}`
}
