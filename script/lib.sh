# Shared by the scripts: finds the root, installs what is missing, puts the project's own Node first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PWD/node_modules/.bin:$PATH"

say() { printf '\033[1m==>\033[0m %s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

# Prints the comment block at the top of a script.
explain() { sed -n '2,/^[^#]/{s/^# \{0,1\}//p;}' "$1"; }

# Installs the dependencies when the lock file is not the one that was installed.
install_dependencies() {
  # Made by script/build --production: complete, and run by the Node of the machine. One that cannot read TypeScript is
  # refused here, because src/cli/needed-node.ts cannot run on it.
  if [ -e node_modules/.production ]; then
    node -e 'process.exit(process.features.typescript ? 0 : 1)' ||
      fail "This needs Node $(node -p 'require("./package.json").engines.node.slice(2)') or later and runs on $(node -v)."
    return 0
  fi
  command -v npm >/dev/null || fail 'npm is missing. Install Node.js with npm (any version from 20 on) and try again.'
  local wanted installed
  wanted=$(cksum < package-lock.json)
  installed=$(cat node_modules/.installed-lock 2>/dev/null || true)
  if [ "$wanted" != "$installed" ]; then
    say 'Installing dependencies'
    # No script of a package is run but that of Node itself, which puts its program into place.
    npm ci --include=dev --ignore-scripts --loglevel=error --no-audit --no-fund
    npm rebuild node --loglevel=error
    printf '%s' "$wanted" > node_modules/.installed-lock
  fi
}

# Builds when a source file is not the one that was built.
build_if_needed() {
  local wanted built
  wanted=$(find src public package-lock.json vite.config.ts react-router.config.ts script/inline-tokens.ts script/make-blank-database.ts script/one-path-icons.ts script/refuse-server-code.ts script/site-chunks.ts -type f ! -name '*.test.ts' -print0 | sort -z | xargs -0 cksum | cksum)
  built=$(cat build/.built-from 2>/dev/null || true)
  if [ "$wanted" != "$built" ]; then
    say 'Building'
    rm -rf build
    NODE_ENV=production react-router build --logLevel warn
    # The router marks the address of the style sheet of all pages, because parts that are loaded later name it as well.
    # Vite compares addresses, so it would add the sheet again: its fonts are new then, and the whole page is laid out
    # a second time. The root never takes it away, so it needs no mark.
    find build -name '*.js' -exec sed -i -E 's,(assets/site-[A-Za-z0-9_-]+\.css)#,\1,g' {} +
    node script/compress-files.ts build/client
    node script/supply.ts sbom build/sbom.cdx.json
    node script/make-blank-database.ts
    tar -C build/blank-database -czf build/blank-database.tar.gz .; rm -rf build/blank-database
    NODE_COMPILE_CACHE=build/compile-cache node script/fill-compile-cache.ts >/dev/null 2>&1
    printf '%s' "$wanted" > build/.built-from
  fi
}

# What a process that serves needs of its environment, where the operator has not set it.
serving_settings() {
  export NODE_ENV=production
  # Memory that compression and short-lived objects used goes back: see "Greedy and slow clients" in docs/operating.md.
  export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
  export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-1048576}"
  export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-16384}"
  case "${NODE_OPTIONS:-}" in
    *--max-semi-space-size*) ;;
    *) export NODE_OPTIONS="${NODE_OPTIONS:+$NODE_OPTIONS }--max-semi-space-size=16" ;;
  esac
  # Written by the build: no process has to load the compiler for TypeScript.
  export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/build/compile-cache}"
}
