/** The manifest in the last entry of a backup. docs/decisions/0051. */
import { z } from 'zod'

/** Raise this with every change that older programs cannot read. */
export const BACKUP_FORMAT = 1
export const MANIFEST = 'manifest.json'

export const BackupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** The migrations of its database, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z0-9_]+$/)),
      key: z.array(z.string().regex(/^[a-z0-9_]+$/)),
      rows: z.int().min(0),
      /** SHA-256 of the MD5s of its rows in order (`db/backup/backup-rows.ts`). */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), lastValue: z.int(), isCalled: z.boolean() }),
  ),
  /** SHA-256 of every other entry by name. */
  entries: z.record(z.string(), z.string()),
  pictures: z.int().min(0),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** The name of a part of a table's rows: one JSON text per line. */
export function rowsEntry(table: string, part: number): string {
  return `rows/${table}.${String(part).padStart(6, '0')}.ndjson`
}

export function tableOfEntry(name: string): string | undefined {
  return /^rows\/([a-z_]+)\.\d{6}\.ndjson$/.exec(name)?.[1]
}

export const PICTURES = 'media/'
