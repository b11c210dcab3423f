/**
 * Loads the modules that serve the site, so that Node leaves them compiled in the folder of NODE_COMPILE_CACHE: a process
 * that finds all of them there need not load the compiler for TypeScript, 25 MB in each process and thread.
 */
import { globSync } from 'node:fs'
import { flushCompileCache } from 'node:module'

const MODULES = [
  '../src/cli/main.ts',
  '../src/cli/serve-many.ts',
  '../build/server/site.js',
  ...globSync('build/server/assets/built-site-*.js').map((file) => `../${file}`),
  // What runs the jobs alone is no part of the build.
  '../src/cli/run-site.ts',
  '../src/db/embedded/worker.ts',
]

// The command line and the worker do something as they are loaded, for which they lack everything here.
process.exitCode = 0
for (const module of MODULES) await import(module).catch(() => undefined)
flushCompileCache()
process.exit(0)
