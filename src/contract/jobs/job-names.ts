/** What the site does in the background, by the name that is stored, and as staff read it. */
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

/** The label, or the stored name of a kind that this version of the site does not know. */
export function jobLabel(kind: string): string {
  return (JOB_LABELS as Readonly<Record<string, string>>)[kind] ?? kind
}
