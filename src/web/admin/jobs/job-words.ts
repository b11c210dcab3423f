import type { JobName } from '#contract/jobs/job-names.ts'

/** What it means that a job of this kind will never run. */
const DISCARDED: Readonly<Record<JobName, string>> = {
  mail: 'The mail will not be sent.',
  'publish-article': 'The article stays a draft until somebody publishes it.',
  'continue-import': 'The import stays as it is. What it has saved stays on the site.',
  'count-clicks': 'Clicks are summed again with the next run.',
  'clean-up': 'Old data is deleted again with the next run.',
  backup: 'The next backup is made within a day.',
}

/** The consequence of discarding a failed job, in a sentence. */
export function discardedInWords(kind: string): string {
  return (DISCARDED as Readonly<Record<string, string>>)[kind] ?? 'It will not run again.'
}
