/**
 * The architecture as a table: which floor may import which. The linter reads it (oxlint.config.ts).
 * `at` is where the floor's files are; a later row stands over an earlier one.
 */
export interface Floor {
  at: readonly string[]
  mayImport: readonly FloorName[]
  /** What to do instead, said to whoever breaks the rule. */
  advice: string
}

export const FLOOR_NAMES = [
  'contract',
  'domain',
  'ui',
  'platform',
  'db',
  // A part of db that has a name of its own: what doors read with.
  'db/queries',
  'operations',
  'api',
  'jobs',
  'web',
  'admin',
  'server',
  'test',
] as const
export type FloorName = (typeof FLOOR_NAMES)[number]

export const FLOORS: readonly Floor[] = [
  {
    at: ['src/contract/**'],
    mayImport: [],
    advice: 'The contract is the bottom floor: words only, no imports of ours.',
  },
  {
    at: ['src/domain/**'],
    mayImport: ['contract'],
    advice: 'Rules are pure: hand the data in as an argument.',
  },
  {
    at: ['src/ui/**'],
    mayImport: [],
    advice: 'Primitives know nothing of casinos: take a prop, or move the piece to src/web.',
  },
  {
    at: ['src/platform/**'],
    mayImport: ['contract'],
    advice: 'The outside world knows no product: hand in what it needs.',
  },
  {
    at: ['src/db/**'],
    mayImport: ['contract', 'domain', 'platform'],
    advice: 'Rows know no verbs: call the query from an operation or a door.',
  },
  {
    at: ['src/operations/**'],
    mayImport: ['contract', 'domain', 'db', 'platform'],
    advice: 'Operations know no doors: return a value or throw a Refusal.',
  },
  {
    at: ['src/api/**', 'src/jobs/**'],
    mayImport: ['contract', 'operations', 'db/queries'],
    advice: 'A door calls an operation, or reads with a query; doors never import one another.',
  },
  {
    at: ['src/web/**'],
    mayImport: ['contract', 'domain', 'ui'],
    advice: 'This file runs in browsers too: load the data in a *.screen.tsx loader and take it as a prop.',
  },
  {
    at: [
      'src/web/**/*.screen.tsx',
      'src/web/**/*.route.ts',
      'src/web/**/*.layout.tsx',
      'src/web/root.tsx',
      'src/web/*-context.ts',
      'src/web/contexts.ts',
    ],
    mayImport: ['contract', 'domain', 'ui', 'operations', 'db/queries'],
    advice: 'Screens reach the server through operations and queries, in loaders and actions only.',
  },
  {
    at: ['src/admin/**'],
    mayImport: ['contract', 'domain', 'ui', 'web'],
    advice: 'The admin area runs in browsers: it reaches the server through the API.',
  },
  {
    at: ['src/server/**'],
    mayImport: ['contract', 'domain', 'platform', 'db', 'operations', 'api', 'web'],
    advice: 'The server puts the doors behind one port; what it serves is decided behind them.',
  },
  {
    at: ['src/cli/**'],
    mayImport: ['contract', 'domain', 'platform', 'db', 'operations', 'jobs', 'server'],
    advice:
      'The command line starts the server and calls operations; the doors are behind src/server/site.ts.',
  },
  {
    at: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    mayImport: [
      'contract',
      'domain',
      'ui',
      'platform',
      'db',
      'db/queries',
      'operations',
      'api',
      'jobs',
      'web',
      'admin',
      'server',
      'test',
    ],
    advice: '',
  },
]
