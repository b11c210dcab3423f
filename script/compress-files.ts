/** Writes compressed copies of a folder's text files: `node script/compress-files.ts build/client`. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = ['.js', '.css', '.svg', '.txt', '.webmanifest']

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder to compress.')
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
for (const entry of entries) {
  if (!entry.isFile() || !TEXT.includes(extname(entry.name))) continue
  const path = join(entry.parentPath, entry.name)
  const plain = await readFile(path)
  await writeFile(
    `${path}.br`,
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }))
}
