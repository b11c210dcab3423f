/**
 * Keeps scripts from competing with the first paint, and lets the page's entry decide when React starts: imports by the
 * router's <Scripts> become `early.load`, preloads become `early.files`, and only the entry is fetched, after the load
 * event or the first sign of intent. Until React runs, links and forms work natively.
 * `nonce` is the one that the page was rendered with.
 */
export function startWithIntent(html: string, nonce: string): string {
  const tag = `<script nonce="${nonce}" type="module" async="">`
  // The inline module written by the router's <Scripts>.
  const starter = html.lastIndexOf(tag)
  if (starter === -1) return html
  // Only the ends of the page are searched, because the middle is long.
  const head = html.indexOf('</head>')
  const code = starter + tag.length
  const end = html.indexOf('</script>', code)
  const files: string[] = []
  const preloaded = html.slice(0, head).replaceAll(PRELOAD, (_whole, file: string) => {
    files.push(file)
    return ''
  })
  return (
    preloaded + html.slice(head, code) + waiting(html.slice(code, end), [...new Set(files)]) + html.slice(end)
  )
}

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const IMPORT = /import \* as (\w+) from ("[^"]+");?\s*/g
const BARE_IMPORT = /import ("[^"]+");?\s*/g
const ENTRY = /import\(("[^"]+")\);?\s*$/

function waiting(code: string, files: readonly string[]): string {
  const names: string[] = []
  const modules: string[] = []
  const entry = ENTRY.exec(code)?.[1]
  // An unknown format, of another version of the router, runs unchanged.
  if (entry === undefined) return code
  const rest = code
    .replace(ENTRY, '')
    .replaceAll(IMPORT, (_whole, name: string, module: string) => {
      names.push(name)
      modules.push(`import(${module})`)
      return ''
    })
    .replaceAll(BARE_IMPORT, (_whole, module: string) => {
      modules.push(`import(${module})`)
      return ''
    })
  return (
    `early.files=${JSON.stringify(files)};` +
    `early.load=async()=>{const [${names.join(',')}]=await Promise.all([${modules.join(',')}]);${rest.trim()}};` +
    `if(document.readyState!=="complete")await Promise.race([early.intent,new Promise((go)=>addEventListener("load",go,{once:true}))]);` +
    `import(${entry})`
  )
}
