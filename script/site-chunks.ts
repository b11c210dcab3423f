/** The bundler's information about modules. */
interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[]; importedIds: readonly string[] } | null
}

/** The entries of every public page's scripts. */
const FRAME = /\/src\/web\/(?:hydrate|root|shell\/shell\.layout)\.tsx/
/** The entries of a page's own scripts. */
const SCREEN = /\/src\/web\/([a-z]+)\/[a-z-]+\.screen\.tsx/
/**
 * The number of pages from different folders that must use a module before it is shared; higher for modules with a
 * style sheet, which blocks rendering.
 */
const SHARED_BY = { plain: 4, styled: 5 }
/** Icons come through a file that imports all of them, so its importers do not count. */
const BARREL = /\/lucide\/dist\/esm\/(?:icons\/|iconsAndAliases|lucide\.)/

const importersOf = new Map<string, ReadonlySet<string>>()

/**
 * The chunk for code that public pages share, without later loads. With one file instead of dozens, React listens in
 * half the time on a phone slowed four times.
 */
export function siteChunk(id: string, modules: Modules): string | null {
  if (BARREL.test(id) || id.endsWith('.css') || !/\/(?:src|node_modules)\//.test(id)) return null
  const importers = [...allImporters(id, modules)]
  // The bundler knows every screen twice, as a module and as a route.
  const screens = new Set(importers.flatMap((importer) => SCREEN.exec(importer)?.[0] ?? []))
  const isStyled = modules.getModuleInfo(id)?.importedIds.some((path) => path.endsWith('.css')) === true
  const folders = new Set([...screens].map((screen) => SCREEN.exec(screen)?.[1]))
  const isShared = folders.size > 1 && screens.size >= SHARED_BY[isStyled ? 'styled' : 'plain']
  return isShared || importers.some((importer) => FRAME.test(importer)) ? 'site' : null
}

/** All modules that import this one, directly or indirectly. */
function allImporters(id: string, modules: Modules): ReadonlySet<string> {
  const known = importersOf.get(id)
  if (known) return known
  const found = new Set<string>()
  // Modules may import one another in a circle.
  importersOf.set(id, found)
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) {
    found.add(importer)
    if (!BARREL.test(importer)) for (const further of allImporters(importer, modules)) found.add(further)
  }
  return found
}
