/** The queue of background work. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface JobsTable {
  id: GeneratedAlways<number>
  kind: string
  /** Written as JSON text. */
  payload: ColumnType<unknown, string, string>
  unique_key: string | null
  state: Generated<'waiting' | 'running' | 'failed'>
  /** Waiting: not before this. Running: the end of the lease. */
  run_at: Date
  holder: string | null
  attempts: Generated<number>
  last_error: string | null
  failed_at: Date | null
  created_at: Generated<Date>
}
