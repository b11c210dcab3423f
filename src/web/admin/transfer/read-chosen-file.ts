import type { ItemKind } from '#contract/items/item-kinds.ts'
import { BODY } from '#contract/shared/limits.ts'
import type { ImportReading } from './import-reading.ts'
import type { ImportFile } from './send-import.ts'

/** The one chosen file, or what is wrong with the choice. */
export async function readChosenFile(
  kind: ItemKind,
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
  // What is too large is not sent first to be refused after minutes.
  const most = isWordpress ? BODY.wordpress : BODY.import
  if (size > most) return `${name} is larger than ${most / 1024 / 1024} MB. Split it.`
  const format = isWordpress ? 'wxr' : /\.json$/i.test(name) ? 'json' : 'csv'
  // A long file stays on the disk of the editor.
  const content = isWordpress ? chosen : new Blob([await chosen.arrayBuffer()])
  return { name, format, content, reading }
}
