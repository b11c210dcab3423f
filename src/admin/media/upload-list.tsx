import { X } from 'lucide'
import { Problem } from '#ui/field.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Upload } from './use-uploads.ts'

interface UploadListProps {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onDrop: (upload: Upload) => void
}

/** Running uploads with their progress, and failed ones with the reason. */
export function UploadList({ uploads, onRetry, onDrop }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className="uploads" aria-label="Uploads">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className="uploads__one grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 min-h-11 pl-3.5 border border-border rounded-md bg-card text-sm"
        >
          <span className="ell">{upload.file.name}</span>
          {upload.problem === undefined && <span className="xs mut">{stateOf(upload.sent)}</span>}
          {upload.mayRetry && (
            <Button variant="outline" size="sm" onClick={() => onRetry(upload)}>
              Try again
            </Button>
          )}
          <IconButton
            icon={X}
            iconSize={16}
            label={upload.problem === undefined ? `Stop ${upload.file.name}` : `Forget ${upload.file.name}`}
            onClick={() => onDrop(upload)}
          />
          {upload.problem === undefined ? (
            <progress
              className="progress"
              aria-label={`Uploading ${upload.file.name}`}
              max={1}
              value={upload.sent ?? 0}
            />
          ) : (
            <Problem isAlert text={upload.problem} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** After all bytes have arrived, the server still creates the sizes. */
function stateOf(sent: number | undefined): string {
  if (sent === undefined) return 'Waiting...'
  return sent < 1 ? `${Math.floor(sent * 100)}%` : 'Preparing...'
}
