/**
 * Breaks one line at a time and checks that the named tests fail. For script/test --mutants. Each file is restored,
 * also after Ctrl-C. `MUTANT=3` runs a single one.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** A file, a text that occurs in it once, its replacement, and the tests that must fail. */
type Mutant = readonly [file: string, line: string, broken: string, tests: string]

const AUTHORISED = 'src/api/routes/staff/authorised-operations.test.ts src/operations/app/authorise.test.ts'
const allowed = (file: string, permission: string, argument = `'${permission}'`): Mutant => [
  `src/operations/${file}`,
  `  authorise(app, actor, ${argument})\n`,
  '',
  AUTHORISED,
]

const MUTANTS: readonly Mutant[] = [
  // Permissions.
  allowed('changes/check-fact.ts', '', 'KINDS[checked.kind].write'),
  allowed('changes/remove-change.ts', 'history.remove'),
  allowed('reviews/decide-reviews.ts', 'reviews.moderate'),
  allowed('reviews/change-review.ts', 'reviews.answer'),
  allowed('jobs/retry-failed-job.ts', 'jobs.manage'),
  allowed('settings/save-settings.ts', 'settings.write'),
  allowed('earnings/replace-postback-key.ts', 'programs.write'),
  // Escaping and addresses.
  ['src/server/machines/escape-xml.ts', '/[&<>"]/g', '/[&<>]/g', 'src/server/machines'],
  [
    'src/db/queries/sql/sql-pieces.ts',
    String.raw`/[\\%_]/g`,
    String.raw`/[\\%]/g`,
    'src/api/routes/reviews/admin-reviews.test.ts',
  ],
  [
    'src/domain/items/form-csv.ts',
    `cell.replaceAll('"', '""')`,
    'cell',
    'src/domain/items src/api/routes/transfer/transfer.test.ts',
  ],
  [
    'src/domain/items/form-csv.ts',
    'return disarm(WRITERS[kind](value))',
    'return WRITERS[kind](value)',
    'src/domain/items src/api/routes/transfer/transfer.test.ts',
  ],
  ['src/platform/is-public-address.ts', "  ['169.254.0.0', 16],\n", '', 'src/platform'],
  ['src/platform/is-public-address.ts', "  ['::ffff:0:0', 96],\n", '', 'src/platform'],
  ['src/server/security-headers.ts', `"base-uri 'none'",`, '', 'src/server/security-headers.test.ts'],
  [
    'src/api/staff-cookies.ts',
    'httpOnly: true',
    'httpOnly: false',
    'src/api/routes/staff/bound-sessions.test.ts src/api/routes/staff/known-device.test.ts',
  ],
  [
    'src/db/is-clean-content.ts',
    'if (OTHER_ENTITY.test(html)) return false',
    '',
    'src/db/sanitise-content.test.ts test',
  ],
  // Caching.
  ['src/server/response-cache/page-key.ts', '  query.sort()\n', '', 'src/server/response-cache'],
  [
    'src/server/response-cache/page-cache.ts',
    'if (rendering.isOutdated(response.tags)) return false',
    '',
    'src/server/response-cache',
  ],
  [
    'src/server/response-cache/page-cache.ts',
    'if (group.bytes <= group.most) break',
    'break',
    'src/server/response-cache',
  ],
  // Money and sums.
  [
    'src/db/queries/reviews/review-target-writes.ts',
    '(review[`${sum}_rating`] ?? 0), 0) * by',
    '(review[`${sum}_rating`] ?? 0), 0)',
    'src/api/routes/reviews/admin-reviews.test.ts',
  ],
  [
    'src/db/queries/reviews/review-target-writes.ts',
    'of.length * by',
    'of.length',
    'src/api/routes/reviews/admin-reviews.test.ts',
  ],
  [
    'src/domain/clicks/fill-target.ts',
    'if (hasPlace || clickParameter === null)',
    'if (clickParameter === null)',
    'src/domain/clicks',
  ],
  [
    'src/domain/earnings/settle-event.ts',
    'isOncePerClick(event.kind) && other.kind',
    'other.kind',
    'src/server/earnings.test.ts src/domain/earnings',
  ],
  [
    'src/domain/clicks/click-signals.ts',
    "head: method === 'HEAD'",
    'head: false',
    'src/server/outbound.test.ts src/domain/clicks',
  ],
  [
    'src/domain/bonuses/offer-terms.ts',
    'Math.max(...numbers)',
    '(numbers[0] ?? 0)',
    'src/domain/bonuses src/server/visitor-country.test.ts',
  ],
  ['src/domain/casinos/ratings.ts', '* 10 + 1e-9', '* 10 - 0.5', 'src/domain/casinos'],
  // Rules.
  [
    'src/domain/offers/britain.ts',
    'times > MOST_IN_BRITAIN',
    'times >= MOST_IN_BRITAIN',
    'src/domain/offers src/server/visitor-country.test.ts',
  ],
  [
    'src/db/queries/sql/sql-pieces.ts',
    'bonuses.valid_until > ${now}',
    'bonuses.valid_until < ${now}',
    'src/server/machines/feeds.test.ts src/server/machines/sitemaps.test.ts',
  ],
  [
    'src/domain/countries/availability.ts',
    'new Set(restricted.map(upper).filter(isCountryCode)).size',
    'restricted.length',
    'src/domain/countries',
  ],
  ['src/contract/site/indexing.ts', 'FEWEST_ITEMS = 5', 'FEWEST_ITEMS = 1', 'src/contract/site'],
  ['src/domain/casinos/score-bands.ts', "value >= 7 ? 'fair'", "value > 7 ? 'fair'", 'src/domain/casinos'],
  // Filters and search.
  ['src/domain/search/count-slips.ts', 'if (isSwapped) slips', 'if (false) slips', 'src/domain/search'],
  [
    'src/contract/casinos/casino-facets.ts',
    'atLeast = (value: string) => `${value}+`',
    'atLeast = (value: string) => value',
    'src/contract src/web/casinos',
  ],
  // Saving, restoring, undoing.
  ['src/domain/items/merge-forms.ts', 'merged.taken.push(field)', '', 'src/domain/items'],
  [
    'src/domain/items/merge-forms.ts',
    'if (base !== null && isSame(known.base, known.theirs)) continue',
    '',
    'src/domain/items',
  ],
  [
    'src/operations/reviews/undo-decision.ts',
    'decision.undone_at !== null',
    'false',
    'src/api/routes/reviews/review-decisions.test.ts',
  ],
  [
    'src/operations/backup/restore-backup.ts',
    '    for (const table of tables) await compare(inside, table)\n',
    '',
    'src/operations/backup',
  ],
  [
    'src/operations/backup/restore-backup.ts',
    '    await refuseOthers(inside, manifest)\n',
    '',
    'src/operations/backup',
  ],
  [
    'src/db/migrate.ts',
    '  refuseFormer(await appliedNames(db))\n',
    '',
    'src/operations/backup src/db/migrate.engine.test.ts',
  ],
  ['src/domain/offers/read-terms.ts', 'multiple === all[0]?.multiple', 'multiple >= 0', 'src/domain/offers'],
]

/** The numbers and files of mutants that no test detected. */
export function runMutants(env: Record<string, string>): string[] {
  const only = Number(process.env['MUTANT'] ?? 0)
  return MUTANTS.flatMap(([file, line, broken, tests], at) => {
    if (only > 0 && only !== at + 1) return []
    const text = readFileSync(file, 'utf8')
    const name = `${at + 1} ${file}: ${line.trim()}`
    if (text.split(line).length !== 2) return [`${name} (not found exactly once)`]
    const restore = () => writeFileSync(file, text)
    const stop = () => process.exit(1)
    process.on('exit', restore)
    process.on('SIGTERM', stop)
    writeFileSync(
      file,
      text.replace(line, () => broken),
    )
    const started = performance.now()
    const { status } = spawnSync('vitest', ['run', '--bail', '1', ...tests.split(' ')], {
      stdio: 'ignore',
      env: { ...process.env, ...env },
    })
    restore()
    process.off('exit', restore)
    process.off('SIGTERM', stop)
    const isCaught = status !== 0
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${isCaught ? 'caught' : 'MISSED'}  ${name} (${seconds} s)`)
    return isCaught ? [] : [name]
  })
}
