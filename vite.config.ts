import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type PluginOption, type SSROptions } from 'vite'
import { inlineTokens } from './script/inline-tokens.ts'
import { onePathIcons } from './script/one-path-icons.ts'
import { refuseServerCode } from './script/refuse-server-code.ts'
import { siteChunk } from './script/site-chunks.ts'

/** What stays in the browser's cache when the site changes, and what public pages share of the rest. */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router|cookie)\// },
  // What runs of every page before someone uses it.
  {
    name: 'start',
    test: /\/src\/web\/(?:entry\.client|analytics\/(?:ask-consent|consent-rule|record-view|track-view|tracking|visitor-session)|cards\/remember-viewed|countries\/kept-country|shell\/(?:session-keys|stored-login|watch-bars))\.ts$|\/src\/ui\/listeners\.ts$/,
  },
  // The question about consent comes without React.
  { name: 'consent', test: /\/src\/web\/analytics\/(?:consent-question|choose-tracking)\.ts$/ },
  { name: siteChunk, debugName: 'site' },
  // Of several pages, and of a few bytes each.
  {
    name: 'small',
    test: /\/lucide\/dist\/esm\/icons\/(?:arrow-right|check|chevrons-up-down|link-2|list-checks|minus|plus|rotate-c?cw(?:-clock)?|send|triangle-alert)\.|\/src\/domain\/countries\/phone-link\.ts$/,
  },
  // What is always loaded together: one file compresses better than several, and a slow line waits once.
  {
    name: 'suggestions',
    test: /\/src\/(?:ui\/use-(?:combobox|early-text)|web\/search\/(?:use-settled|search-layer))\.tsx?$/,
  },
  { name: 'search', test: /\/src\/web\/search\/(?:use-search-box|site-search-panel|recent-searches)\.tsx?$/ },
  {
    name: 'lists',
    test: /\/src\/(?:web\/(?:cards\/list-(?:search|search-form|results)|landing\/landing-links|countries\/country-count)|contract\/shared\/read-page)\.tsx?$/,
  },
  { name: 'choices', test: /\/src\/ui\/(?:checkbox|combobox|segmented)\.tsx$/ },
  {
    name: 'item',
    test: /\/src\/web\/(?:reviews\/(?:helpful-button|review-text)|seo\/structured-data\/rating-data|share\/(?:share-icon|share-words|use-share))\.tsx?$/,
  },
  {
    name: 'game-card',
    test: /\/src\/web\/(?:cards\/game-card|games\/(?:game-badge|payout-rows|play-dialog-host))\.tsx$/,
  },
  { name: 'dialog', test: /\/src\/ui\/(?:dialog|use-return-focus)\.tsx?$/ },
]

/**
 * The server's libraries are part of its bundle, because Node needs half a second to find and compile a thousand small
 * files. Left out are those with native code, WebAssembly or threads of their own.
 */
const SERVER_BUNDLE: SSROptions = {
  noExternal: true,
  external: [
    '@electric-sql/pglite',
    '@electric-sql/pglite-socket',
    '@node-rs/argon2',
    'pino',
    'satori',
    'sharp',
  ],
}

export default defineConfig(({ command }) => ({
  // The plugins are typed against their own copy of Vite's options.
  plugins: [
    tailwindcss(),
    reactRouter(),
    onePathIcons(),
    inlineTokens(),
    refuseServerCode(),
  ] as PluginOption[],
  // Dialogs bring it to insert a <style> element, which the policy blocks; see docs/decisions/0020.
  resolve: { alias: { 'react-style-singleton': join(import.meta.dirname, 'src/ui/style-singleton.ts') } },
  // The whole site is the server's entry, so that pages and API share one module graph.
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './src/cli/serve-built.ts' } },
      // Otherwise the bundle holds React's development forms as well, and a server started without it runs them.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  ssr: command === 'build' ? SERVER_BUNDLE : { noExternal: ['lucide'] },
  build: { assetsInlineLimit: 0, manifest: true },
  optimizeDeps: {
    // Loaders import it; the browser never runs them.
    exclude: ['kysely'],
    include: [
      'clsx',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'radix-ui',
      '@tanstack/react-query',
      'embla-carousel',
      'cmdk',
      'lucide',
      // The admin area alone; found on its first visit, they would reload the page under the editor.
      'zod',
      'react-hook-form',
      '@hookform/resolvers/zod',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@tiptap/extension-table',
    ],
  },
}))
