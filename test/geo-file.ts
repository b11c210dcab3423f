import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A MaxMind database with the country of one network, such as [192, 0, 2] for 192.0.2.0/24. */
export function geoFile(network: readonly number[], country: string): string {
  const bits = network.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1))
  const count = bits.length
  // Each node continues for the network's bit and ends otherwise; the last leads to the record.
  const tree = bits.flatMap((bit, at) => {
    const on = at + 1 === count ? count + 16 : at + 1
    return [bit === 0 ? on : count, bit === 1 ? on : count].flatMap((node) =>
      [node >> 16, node >> 8, node].map((byte) => byte & 255),
    )
  })
  const words = (value: string) => [0x40 | value.length, ...Buffer.from(value)]
  const map = (entries: readonly (readonly [string, readonly number[]])[]) => [
    0xe0 | entries.length,
    ...entries.flatMap(([key, value]) => [...words(key), ...value]),
  ]
  const record = map([['country', map([['iso_code', words(country)]])]])
  const meta = map([
    ['node_count', [0xc1, count]],
    ['record_size', [0xa1, 24]],
    ['ip_version', [0xa1, 4]],
    ['binary_format_major_version', [0xa1, 2]],
    ['binary_format_minor_version', [0xa0]],
    ['build_epoch', [0x01, 2, 1]],
    ['database_type', words('Test')],
    ['languages', [0x00, 4]],
    ['description', [0xe0]],
  ])
  const file = join(mkdtempSync(join(tmpdir(), 'evenhand-test-')), 'country.mmdb')
  writeFileSync(
    file,
    Buffer.from([
      ...tree,
      ...Array.from({ length: 16 }, () => 0),
      ...record,
      0xab,
      0xcd,
      0xef,
      ...Buffer.from('MaxMind.com'),
      ...meta,
    ]),
  )
  return file
}
