import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SHEET = join(import.meta.dirname, '../src/ui/styles/tokens.css')
const DECLARED = /^ {2}(--(?:space|radius|text|weight)-[\w-]+): ([\d.]+(?:rem|px)?);/gm

/** Writes the constant sizes of tokens.css in place of their names, which would make every page's styles larger. */
export function inlineTokens(): Plugin {
  const sizes = new Map(
    Array.from(readFileSync(SHEET, 'utf8').matchAll(DECLARED), ([, name = '', size = '']) => [name, size]),
  )
  return {
    name: 'evenhand:inline-tokens',
    apply: 'build',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: (code) =>
        code
          .replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => sizes.get(name) ?? whole)
          .replaceAll(/(--[\w-]+):[^;{}]+;/g, (whole, name: string) => (sizes.has(name) ? '' : whole)),
    },
  }
}
