/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[]; importedIds: readonly string[] } | null
}

/** Where the scripts of every public page start. */
const FRAME = /\/src\/web\/(?:hydrate|root|shell\/shell\.layout)\.tsx/
/** Where the scripts of one page start. */
const SCREEN = /\/src\/web\/([a-z]+)\/[a-z-]+\.screen\.tsx/
/**
 * As many pages of more than one folder must use a module before all share it; more of one with a style sheet, which blocks
 * what they paint.
 */
const SHARED_BY = { plain: 4, styled: 5 }
/** Icons come from one file that names them all: its importers are no sign of use. */
const BARREL = /\/lucide\/dist\/esm\/(?:icons\/|iconsAndAliases|lucide\.)/

const importersOf = new Map<string, ReadonlySet<string>>()

/**
 * Names the chunk of what public pages share, without what is loaded later. One file instead of dozens: on a
 * phone slowed four times React listens after half the time that it takes with one file for each of them.
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

/** Whatever a module is part of, directly or through others. */
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
