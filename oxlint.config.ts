import { defineConfig } from 'oxlint'
import { FLOOR_NAMES, FLOORS } from './floors.ts'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'eslint/no-console': 'error',
    'eslint/no-shadow': 'off',
    'eslint/eqeqeq': ['error', 'always'],
    'eslint/no-underscore-dangle': 'off',
    // Cleaning text is about control characters; TypeScript already checks every return.
    'eslint/no-control-regex': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    // A module is imported once; its types are marked inside.
    'import/no-duplicates': ['error', { preferInline: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-filename-extension': 'off',
    // Lists take a function that draws one item.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // Listboxes, options, slides and live regions have no tag that may hold links or be styled.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/no-array-sort': 'off',
    // Our own objects of functions use no `this`; worker messages have no origin; pg is used by its default export.
    'typescript/unbound-method': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/no-unsafe-enum-assignment': 'off',
    'eslint/no-unmodified-loop-condition': 'off',
    'promise/no-callback-in-promise': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/expect-expect': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    ...FLOORS.map((floor) => ({
      files: [...floor.at],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          { patterns: restricted(floor.mayImport, floor.advice) },
        ] as ['error', object],
      },
    })),
    // The router and the tools read the default export of these.
    {
      files: [
        'src/{web,admin}/**/*.screen.tsx',
        'src/{web,admin}/**/*.layout.tsx',
        'src/web/root.tsx',
        'src/web/routes.ts',
        'src/web/entry.server.tsx',
        'src/web/**/*.route.ts',
        'test/global-setup.ts',
        '*.config.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['src/cli/**', 'script/**'], rules: { 'eslint/no-console': 'off' } },
    { files: ['src/domain/artwork/**'], rules: { 'eslint/no-useless-concat': 'off' } },
    { files: ['e2e/**'], rules: { 'vitest/expect-expect': 'off', 'vitest/no-standalone-expect': 'off' } },
  ],
  // The linter does not read .gitignore (a known limit).
  ignorePatterns: [
    'build/**',
    '.react-router/**',
    'node_modules/**',
    'data/**',
    '.cache/**',
    'screens/**',
    'test-results/**',
  ],
})

function restricted(mayImport: readonly string[], advice: string) {
  return FLOOR_NAMES.filter((name) => !isAllowed(name)).map((name) => ({
    // Of a floor with an open part, everything but that part.
    group: [`#${name}/**`, ...parts(name).map((part) => `!#${part}/**`)],
    message: advice,
  }))

  function parts(name: string): readonly string[] {
    return mayImport.filter((other) => other.startsWith(`${name}/`))
  }

  function isAllowed(name: string): boolean {
    return mayImport.some((other) => other === name || name.startsWith(`${other}/`))
  }
}
