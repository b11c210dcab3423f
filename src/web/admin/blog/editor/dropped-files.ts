/** Files that are dropped or pasted into the text. */
import { useEffect } from 'react'

export function droppedFiles({ dataTransfer }: DragEvent): File[] {
  return [...(dataTransfer?.files ?? [])]
}

/** Word processors bring a picture of the text along: where there is text, it is what was meant. */
export function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  const words = (clipboardData?.getData('text/html') ?? '')
    .replaceAll(/<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1\s*>|<[^<>]*>/gi, '')
    .trim()
  return words === '' ? [...(clipboardData?.files ?? [])] : []
}

/** A file let go beside the text would be opened in place of the page, and what was typed would be lost. */
export function useKeepsPage(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}
