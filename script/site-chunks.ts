/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

/** Where the scripts of every public page start. */
const FRAME = /\/src\/web\/(?:entry\.client|root|shell\/shell\.layout)\.tsx/
/** What a page loads by itself beside them. */
const SCREEN = /\/src\/web\/(?!admin\/)[a-z]+\/[a-z-]+\.screen\.tsx/
/** Where the scripts of one page start, which come with the first touch. */
const PAGE = /\/src\/web\/(?!admin\/)[a-z]+\/[a-z-]+-page\.tsx$/
/** As many pages must use a module before all of them share it. */
const SHARED_BY = 3
/** Icons come from one file that names them all: its importers are no sign of use. */
const BARREL = /\/lucide\/dist\/esm\/(?:icons\/|iconsAndAliases|lucide\.)/

const importersOf = new Map<string, ReadonlySet<string>>()

/**
 * Names the chunk of what many public pages run on: `frame` for what every page loads by itself, `parts` for what
 * pages are made of. Without what these fetch later. Two files instead of dozens compress better, and the lists of
 * files that each page carries stay short.
 */
export function siteChunk(id: string, modules: Modules): string | null {
  if (BARREL.test(id) || !/\/(?:src|node_modules)\//.test(id)) return null
  const importers = [...allImporters(id, modules)]
  if (importers.some((importer) => FRAME.test(importer))) return 'frame'
  if (importers.filter((importer) => PAGE.test(importer)).length < SHARED_BY) return null
  // What a screen needs at once must not bring all the parts along.
  return importers.some((importer) => SCREEN.test(importer)) ? 'frame' : 'parts'
}

/** Whatever a module is part of, directly or through others. */
function allImporters(id: string, modules: Modules): ReadonlySet<string> {
  const known = importersOf.get(id)
  if (known !== undefined) return known
  const found = new Set<string>()
  // Modules may import one another in a circle.
  importersOf.set(id, found)
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) {
    found.add(importer)
    if (!BARREL.test(importer)) for (const further of allImporters(importer, modules)) found.add(further)
  }
  return found
}
