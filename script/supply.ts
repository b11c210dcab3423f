/**
 * Checks dependencies. `node script/supply.ts sbom FILE` writes the production packages as a bill of materials
 * (CycloneDX 1.5) and refuses unlisted licences; `node script/supply.ts audit` asks the registry for advisories.
 */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** Licences that are compatible with a product under MIT. */
const LICENCES =
  /^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|OFL-1\.1|PostgreSQL|Python-2\.0|Unlicense|Zlib)$/

/** Advisories that do not affect us, with reason and date. */
const EXCEPTIONS: Readonly<Record<string, string>> = {}

interface Locked {
  version: string
  license?: string
  integrity?: string
  dev?: true
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  version: string
  packages: Record<string, Locked>
}
const PACKAGES = Object.entries(lock.packages).flatMap(([path, locked]) =>
  path === '' || locked.dev === true
    ? []
    : [{ ...locked, name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length) }],
)

const [task, file = ''] = process.argv.slice(2)
if (task === 'sbom') writeBill(file)
else if (task === 'audit') await audit()
else throw new Error('Say sbom FILE or audit.')

function writeBill(target: string): void {
  const unknown = PACKAGES.filter(({ license }) => !isAllowed(license))
  if (unknown.length > 0) {
    for (const { name, license } of unknown)
      console.error(`${name} has the licence ${license ?? 'not stated'}.`)
    process.exit(1)
  }
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'evenhand', version: lock.version } },
    components: PACKAGES.map(({ name, version, license = '', integrity }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
      ...(integrity?.startsWith('sha512-') === true && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
      }),
    })),
  }
  writeFileSync(target, `${JSON.stringify(bill, null, 1)}\n`)
}

/** One of alternatives is sufficient; of combined licences all are needed. */
function isAllowed(license = ''): boolean {
  const parts = license.replaceAll(/[()]/g, '').split(/ OR /)
  return parts.some((part) => part.split(/ AND /).every((one) => LICENCES.test(one)))
}

async function audit(): Promise<void> {
  const asked = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000']
  const found = await promisify(execFile)('npm', asked, { maxBuffer: 2 ** 26, timeout: 20_000 })
    .then(({ stdout }) => stdout)
    .catch(({ stdout }: { stdout?: string }) => stdout ?? '')
  const vulnerabilities = vulnerabilitiesIn(found)
  if (vulnerabilities === undefined) {
    console.log('The registry gave no advisories: ask again where it can be reached.')
    return
  }
  const open = vulnerabilities.filter(({ url }) => EXCEPTIONS[url] === undefined)
  for (const { name, title, severity, url } of open) console.error(`${name}: ${title} (${severity}) ${url}`)
  console.log(
    `${PACKAGES.length} packages, ${open.length} advisories, ${Object.keys(EXCEPTIONS).length} excepted.`,
  )
  if (open.length > 0) process.exit(1)
}

interface Advisory {
  name: string
  title: string
  severity: string
  url: string
}

/** Undefined for an unusable response. */
function vulnerabilitiesIn(answer: string): Advisory[] | undefined {
  const read = (answer === '' ? {} : JSON.parse(answer)) as {
    vulnerabilities?: Record<string, { via: readonly (Advisory | string)[] }>
  }
  if (read.vulnerabilities === undefined) return undefined
  return Object.values(read.vulnerabilities).flatMap(({ via }) =>
    via.filter((each) => typeof each === 'object'),
  )
}
