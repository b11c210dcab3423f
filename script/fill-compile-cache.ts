/**
 * Loads the serving modules, so that Node stores them compiled in NODE_COMPILE_CACHE. A process that finds all of them
 * there does not load the TypeScript compiler, which takes 25 MB in each process and thread.
 */
import { globSync } from 'node:fs'
import { flushCompileCache } from 'node:module'

const MODULES = [
  '../src/cli/main.ts',
  '../src/cli/serve-many.ts',
  '../build/server/site.js',
  ...globSync('build/server/assets/built-site-*.js').map((file) => `../${file}`),
  // The job runner is not part of the build.
  '../src/cli/run-site.ts',
  '../src/db/embedded/worker.ts',
]

// The command line and the worker act on import, and lack everything here.
process.exitCode = 0
for (const module of MODULES) await import(module).catch(() => undefined)
flushCompileCache()
process.exit(0)
