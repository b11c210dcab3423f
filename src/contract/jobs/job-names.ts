/** Background jobs: the stored name, and the label for staff. */
export const JOB_NAMES = [
  'mail',
  'publish-article',
  'continue-import',
  'clean-up',
  'lint',
  'reality',
  'backup',
  'check-links',
  'watch',
  'index-now',
] as const
export type JobName = (typeof JOB_NAMES)[number]

export const JOB_LABELS: Readonly<Record<JobName, string>> = {
  mail: 'Send a mail',
  'publish-article': 'Publish an article',
  'continue-import': 'Continue an import',
  'clean-up': 'Delete old data',
  lint: 'Check offers by the rules',
  reality: 'Work out what offers do to money',
  backup: 'Back up the site',
  'check-links': 'Look at outbound links',
  watch: 'Warn the owner',
  'index-now': 'Tell search engines what changed',
}

/** The label. A kind that this version does not know is returned unchanged. */
export function jobLabel(kind: string): string {
  return (JOB_LABELS as Readonly<Record<string, string>>)[kind] ?? kind
}
