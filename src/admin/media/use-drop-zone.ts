import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react'

/** Accepts files dropped or pasted onto an element: spread `zone` on it. */
export function useDropZone(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)

  // A file dropped beside the zone would replace the page and lose what was typed.
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])

  const zone = {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      setOver(false)
      take(event, event.dataTransfer, onFiles)
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData, onFiles),
  }
  return zone
}

/** Takes files only; dropped or pasted text is left to the browser. */
function take(
  event: { preventDefault: () => void },
  { files }: DataTransfer,
  onFiles: (files: readonly File[]) => void,
): void {
  if (files.length === 0) return
  event.preventDefault()
  onFiles([...files])
}
