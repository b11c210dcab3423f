import type { Locator } from '@playwright/test'

export interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Drops files on an element, or pastes them, with HTML beside them where given. */
export async function giveFiles(
  target: Locator,
  kind: 'drop' | 'paste',
  files: readonly GivenFile[],
  html = '',
): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }))
  await target.evaluate(
    (element, [how, given, markup]) => {
      const transfer = new DataTransfer()
      if (markup !== '') transfer.setData('text/html', markup)
      for (const { name, mimeType, bytes } of given) {
        const content = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0)
        transfer.items.add(new File([content], name, { type: mimeType }))
      }
      const { left, top } = element.getBoundingClientRect()
      const common = { bubbles: true, cancelable: true }
      if (how === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: transfer }))
        return
      }
      const at = { ...common, clientX: left + 5, clientY: top + 5, dataTransfer: transfer }
      for (const type of ['dragenter', 'dragover', 'drop']) element.dispatchEvent(new DragEvent(type, at))
    },
    [kind, plain, html] as const,
  )
}
