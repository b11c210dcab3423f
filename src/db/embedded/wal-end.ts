/** Reads how far the write-ahead log of a database folder was written, to check whether a recovery read all of it. */
import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, resolve } from 'node:path'

const PAGE = 8192
/** The offset of a page's own address, after magic (2), flags (2) and timeline (4). XLogPageHeaderData. */
const ADDRESS_AT = 8

/**
 * The address of the last written page; undefined without a log. A reused file holds pages of earlier addresses, which
 * are ignored.
 */
export function lastLogPage(folder: string): bigint | undefined {
  const log = join(folder, 'pg_wal')
  let last: bigint | undefined
  for (const name of readdirSync(log).filter((one) => /^[0-9A-F]{24}$/.test(one))) {
    const file = openSync(join(log, name), 'r')
    try {
      const { size } = fstatSync(file)
      const start = (BigInt(`0x${name.slice(8, 16)}`) << 32n) + BigInt(`0x${name.slice(16)}`) * BigInt(size)
      const head = Buffer.alloc(16)
      for (let at = 0; at + PAGE <= size; at += PAGE) {
        readSync(file, head, 0, head.length, at)
        const address = head.readBigUInt64LE(ADDRESS_AT)
        if (address === start + BigInt(at) && (last === undefined || address > last)) last = address
      }
    } finally {
      closeSync(file)
    }
  }
  return last
}

/** Parses PostgreSQL's notation of a log address, "0/1A2B3C0". */
export function logAddress(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** The message where recovery ended before the last written page. */
export function endedEarly(folder: string, written: bigint, ended: string): string {
  const to = `${(written >> 32n).toString(16)}/${(written & 0xffffffffn).toString(16)}`.toUpperCase()
  return (
    `The log of the database in ${resolve(folder)} is damaged: recovery ended early, at ${ended}, although the log was ` +
    `written to ${to} at least. What was saved last is missing. Compare with the last backup.`
  )
}
